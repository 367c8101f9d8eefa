import { ClipboardCheck, GraduationCap, NotebookPen } from 'lucide-react';
import { LandingSection } from './landing-section.tsx';

const USE_CASES = [
  {
    icon: NotebookPen,
    title: '과외·학원 학습지',
    body: '학생이 배운 단원과 관심에 맞춰 주제를 정하고, 이번 주에 풀 지문과 문항을 그 자리에서 마련합니다.',
  },
  {
    icon: ClipboardCheck,
    title: '진단 평가·모의고사',
    body: '같은 지문에 유형이 다른 문항을 더해 한 세트를 꾸립니다. 두 단으로 짜인 시험지와 정답·해설지가 함께 나옵니다.',
  },
  {
    icon: GraduationCap,
    title: '수능 대비 강의',
    body: '강의에서 다룬 글을 붙여 넣어 확인 문항을 만듭니다. 선지별 근거를 화면에 띄워 함께 짚어 볼 수 있습니다.',
  },
];

/** 활용 사례. */
export function UseCaseSection() {
  return (
    <LandingSection
      id="use-cases"
      label="활용 사례"
      title="이번 주 수업에 바로 쓰는 지문과 문항"
      lead="기출을 다시 꺼내는 대신, 처음 보는 글로 읽는 힘을 확인하세요."
      isTinted
    >
      <ul className="grid gap-5 md:grid-cols-3">
        {USE_CASES.map(({ icon: Icon, title, body }) => (
          <li key={title} className="rounded-lg border border-line bg-paper p-6">
            <Icon aria-hidden="true" size={24} className="text-accent" />
            <h3 className="mt-4 text-lg font-bold">{title}</h3>
            <p className="mt-2 leading-7 text-ink-soft">{body}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
