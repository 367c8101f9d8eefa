import { FIELDS, LIMITS } from '@chulje/contract';
import { Download, FileText, FolderOpen, ListChecks, MessageSquareText, ScanSearch } from 'lucide-react';
import { LandingSection } from './landing-section.tsx';

const FEATURES = [
  {
    icon: FileText,
    title: '다섯 분야의 지문 생성',
    body: `${FIELDS.join('·')} 가운데 분야를 고르고 주제를 적으면 수능형 독서 지문과 핵심 논점을 만듭니다.`,
  },
  {
    icon: ScanSearch,
    title: '지문에 맞는 유형 판별',
    body: `직접 쓴 글이나 붙여 넣은 글(${LIMITS.bodyMinForItems}~${LIMITS.bodyMax.toLocaleString('ko-KR')}자)을 살펴, 그 글로 물을 수 있는 문항 유형을 알려 줍니다.`,
  },
  {
    icon: ListChecks,
    title: '유형을 골라 원하는 만큼',
    body: `유형을 골라 문항을 하나씩 더합니다. 한 작업에 ${LIMITS.itemsPerWork}문항까지 담고, 마음에 들지 않으면 다시 만듭니다.`,
  },
  {
    icon: MessageSquareText,
    title: '선지별 해설과 근거',
    body: '다섯 선지마다 맞고 틀린 까닭을 적습니다. 누르면 지문에서 근거가 된 문장이 표시됩니다.',
  },
  {
    icon: Download,
    title: '시험지 파일로 추출',
    body: '두 단으로 짜인 시험지와 정답·해설을 PDF, Word, 텍스트 파일로 내려받습니다.',
  },
  {
    icon: FolderOpen,
    title: '보관함',
    body: `최근 작업을 ${LIMITS.recentWorks}개까지 보관하고, 자주 쓰는 것은 즐겨찾기로 모아 둡니다.`,
  },
];

/** 기능. Only what the product does. */
export function FeatureSection() {
  return (
    <LandingSection
      id="features"
      label="기능"
      title="짓고, 다듬고, 내보내기까지"
      lead="자동으로 만든 결과를 그대로 쓰라고 하지 않습니다. 선생님이 판단하고 고칠 수 있게 만들었습니다."
      isTinted
    >
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, body }) => (
          <li key={title} className="flex gap-4">
            <span className="flex size-10 shrink-0 items-center justify-center rounded bg-accent-soft text-accent">
              <Icon aria-hidden="true" size={20} />
            </span>
            <div>
              <h3 className="text-[17px] font-bold">{title}</h3>
              <p className="mt-1.5 leading-7 text-ink-soft text-pretty">{body}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
