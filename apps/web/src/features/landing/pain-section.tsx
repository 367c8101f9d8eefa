import { LandingSection } from './landing-section.tsx';

const PAINS = [
  {
    pain: '지문 한 편을 쓰는 데 저녁이 다 갑니다.',
    answer: '주제를 정하면 문단 구성과 핵심 논점까지 갖춘 글을 몇 분 안에 받아 봅니다. 남은 시간은 다듬는 데 쓰세요.',
  },
  {
    pain: '“이것도 답 아닌가요?”라는 질문이 걱정됩니다.',
    answer:
      '선지마다 맞고 틀린 까닭과 근거 문장을 적고, 지문에서 그 자리를 표시합니다. 규칙에 어긋난 점이 있으면 알려 드립니다.',
  },
  {
    pain: '내용보다 편집에 시간이 더 듭니다.',
    answer: '㉠, ⓐ 같은 기호와 밑줄을 편집기에서 넣고, PDF·Word·한글·텍스트 파일로 바로 내려받습니다.',
  },
  {
    pain: '만들다 끊기면 처음부터 다시 해야 합니다.',
    answer: '창을 닫아도 생성은 이어지고 결과는 보관함에 남습니다. 저장하지 않은 글도 쓰던 브라우저에 남아 있습니다.',
  },
];

/** 이런 어려움: what teachers struggle with, and what the product does about it. */
export function PainSection() {
  return (
    <LandingSection id="pains" label="이런 어려움" title="출제가 힘든 까닭을 하나씩 덜어 냅니다">
      <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {PAINS.map(({ pain, answer }) => (
          <div key={pain} className="border-l-2 border-accent pl-5">
            <dt className="text-lg font-bold text-pretty">{pain}</dt>
            <dd className="mt-2 leading-7 text-ink-soft text-pretty">{answer}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
}
