import { FIELDS, LIMITS } from '@chulje/contract';
import {
  Download,
  FileText,
  FolderOpen,
  ListChecks,
  MessageSquareText,
  PencilLine,
  ScanSearch,
  Share2,
  ShieldCheck,
} from 'lucide-react';
import { LandingSection } from './landing-section.tsx';

/** How many types the catalogue has; the browser tests compare. */
const QUESTION_TYPES = 61;

const FEATURES = [
  {
    icon: FileText,
    title: '다섯 분야의 지문 생성',
    body: `${FIELDS.join('·')} 가운데 분야를 고르고 주제를 정하면 수능형 독서 지문과 핵심 논점을 만듭니다.`,
  },
  {
    icon: ScanSearch,
    title: '지문에 맞는 유형 판별',
    body: `직접 쓴 글이나 붙여 넣은 글(${LIMITS.bodyMinForItems}~${LIMITS.bodyMax.toLocaleString('ko-KR')}자)을 살펴, 문항 유형 ${QUESTION_TYPES}가지 가운데 그 글로 물을 수 있는 것을 알려 줍니다.`,
  },
  {
    icon: ListChecks,
    title: '하나씩, 또는 세트로 한 번에',
    body: `유형을 골라 하나씩 더하거나, 유형과 난도를 정해 ${LIMITS.setSlotsMin}~${LIMITS.setSlotsMax}문항을 한 번에 만듭니다. 한 작업에 ${LIMITS.itemsPerWork}문항까지 담습니다.`,
  },
  {
    icon: MessageSquareText,
    title: '선지별 해설과 근거',
    body: '다섯 선지마다 맞고 틀린 까닭을 적습니다. 누르면 지문에서 근거가 된 문장이 표시됩니다.',
  },
  {
    icon: ShieldCheck,
    title: '문항 점검',
    body: '만든 문항과 고친 문항이 출제 규칙을 지켰는지 살펴, 고칠 점이 있으면 문항 곁에서 알려 줍니다.',
  },
  {
    icon: PencilLine,
    title: '모두 고칠 수 있는 편집기',
    body: '지문과 발문, 선택지, 해설까지 직접 고칩니다. 마음에 들지 않는 문항은 다시 만듭니다.',
  },
  {
    icon: Download,
    title: '시험지 파일로 추출',
    body: '두 단으로 짜인 시험지와 정답, 해설을 PDF, Word, 한글(HWPX), 텍스트로 내려받습니다. 문제지만 받을 수도 있습니다.',
  },
  {
    icon: Share2,
    title: '온라인 평가로 옮기기',
    body: 'GIFT, Moodle XML, CSV 파일로도 내려받아 학습 관리 시스템이나 표 계산 프로그램에서 씁니다.',
  },
  {
    icon: FolderOpen,
    title: '보관함',
    body: `최근 작업을 ${LIMITS.recentWorks}개까지 보관하고, 자주 쓰는 것은 즐겨찾기에 모읍니다. 지운 작업은 ${LIMITS.trashDays}일 동안 되살릴 수 있습니다.`,
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
      <p data-prepared-topics hidden className="mt-10 text-sm leading-6 text-muted text-pretty">
        지금은 준비된 주제 가운데에서 골라 지문을 만듭니다. 직접 쓴 글에는 주제의 제한이 없고, ‘문맥상 의미’ 문항을
        만듭니다.
      </p>
    </LandingSection>
  );
}
