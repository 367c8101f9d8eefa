import { quoteEvidence, type Sentence, splitSentences } from '../../model.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { endsInConsonant } from '../grammar/hangul.ts';

/**
 * F10 on any text: by what means a text unfolds. What it certainly does is told by plain cues, what it certainly does not
 * do by the absence of any word that goes with it; what lies between is left out of the item.
 */
interface Means {
  /** Before 며 and 고 있다. */
  said: string;
  /** Sentences that certainly do it, and how many of them are needed. */
  cue?: RegExp;
  needed?: number;
  /** Any word that might be taken for it. */
  hint: RegExp;
}

const MEANS: readonly Means[] = [
  {
    said: '핵심이 되는 개념의 의미를 밝히',
    cue: /(?:이란|란) .+(?:말한다|뜻한다|가리킨다|의미한다)\.$|(?:이라|라)고 (?:한다|부른다|하는데)|를 .{2,12}(?:이라|라) 한다\.$/,
    hint: /란 |라고 |정의|의미|뜻|(?:이라는|라는) [가-힣]|[는은한된인] [가-힣 ]{1,8}이다\./,
  },
  {
    said: '구체적인 사례를 들어 내용을 설명하',
    cue: /^(?:예를 들어|예컨대|가령|이를테면)|(?:그 예이다|예로 들|가 그러하다|경우가 그러하다)/,
    hint: /예를|예컨대|가령|이를테면|처럼|같은|같이|예이다|예로|사례|경우|근거로/,
  },
  {
    said: '대상들이 지닌 차이점을 견주어 드러내',
    cue: /^(?:반면|이와 달리|이에 반해|반대로|이와 반대로)|[와과] 달리|[은는] .+(?:지만|반면),? [^,]+[은는] /,
    needed: 2,
    hint: /달리|반면|반대|반해|비해|보다|지만|차이|다르|나뉘|나뉜|구별|구분|앞의 경우/,
  },
  {
    said: '대상을 일정한 기준에 따라 나누어 살피',
    cue: /(?:에 따라|기준으로) .*(?:나뉜다|나눌 수 있다|구분된다|구분한다|분류된다|분류하였다|나눈다)/,
    hint: /나뉜|나뉘|나누|나눌|구분|분류|종류|갈래|구성되|구성된|(?:으로|로) 이루어|[두세네] 가지|하나는|가 있다\./,
  },
  {
    said: '어떤 현상이 일어나는 까닭을 밝히',
    cue: /기 때문이다\.$|기 때문에 |에서 비롯된다/,
    needed: 2,
    hint: /때문|까닭|이유|원인|므로|비롯/,
  },
  {
    said: '시대의 흐름에 따른 변화를 서술하',
    cue: /\d+세기|\d{4}년|시대에|근대에|고대의|초기의/,
    needed: 3,
    hint: /세기|\d년|시대|고대|중세|근대|초기|오늘날|이후|과거|역사|옛|오래되|오랜/,
  },
  {
    said: '서로 다른 견해들을 차례로 소개하',
    cue: /고 (?:보았다|주장하였다|생각하였다|주장한다|본다|말하였다|설명하였다)\.$/,
    needed: 3,
    hint: /주장|보았다|본다|생각|견해|이론|학자|관점|입장|따르면/,
  },
  {
    said: '일이 이루어지는 과정을 단계별로 설명하',
    cue: /^(?:먼저|우선|다음으로|그다음|그런 다음|마지막으로|이후)|(?:한|난|은|운|긴|친) (?:다음|뒤),? /,
    needed: 3,
    hint: /먼저|다음|뒤|단계|과정|순서|절차|이어|때에는|거쳐|거친/,
  },
  { said: '통계 수치를 제시하여 주장을 뒷받침하', hint: /%|퍼센트|통계|\d+명|비율|조사/ },
  { said: '스스로 물음을 던지고 그에 답하', hint: /[?]|물음|질문|인가|는가|까닭은|일까/ },
  { said: '상반되는 두 이론을 절충하여 새 이론을 세우', hint: /절충|종합|통합|보완|타협|아우르|결합|조화|양립/ },
  {
    said: '널리 퍼진 통념을 제시한 뒤 이를 반박하',
    hint: /통념|흔히|상식|오해|일반적으로|여겨|생각하기 쉽|믿|보통|처음에는|고 해서|고 생각|많은 (?:학자|사람)/,
  },
  { said: '앞으로 일어날 변화를 전망하', hint: /앞으로|전망|미래|기대|예상|것이다\.|될 것|예측/ },
  { said: '가설을 세우고 실험을 통해 이를 검증하', hint: /가설|실험|검증|관측|추론|가정|증명|확인|관찰/ },
  { said: '용어의 유래를 거슬러 올라가 살피', hint: /유래|어원|이름|라는 뜻의|말에서|명칭|따서|옛말/ },
  { said: '권위 있는 문헌을 인용하여 논지를 강화하', hint: /[“”"「『]|책|문헌|저서|기록|말하였다|쓴|연구|따르면/ },
  {
    said: '낯선 대상을 친숙한 대상에 빗대어 설명하',
    hint: /비유|빗대|마치|처럼|듯이|듯한|비슷|같다|같아|같은|것과 같|역할|구실/,
  },
  { said: '현재의 제도가 지닌 문제점을 들어 대안을 제안하', hint: /제도|문제|대안|제안|개선|해야 한다|해결|정책/ },
  { said: '글쓴이가 직접 겪은 일을 바탕으로 주장을 펼치', hint: /필자|겪|경험|나는|내가|우리/ },
];

interface Done {
  means: Means;
  places: readonly Sentence[];
}

/** One recipe of pairs of means, or none when the text shows too little of its build. */
export function mannerRecipes(text: string, stem: string): Recipe[] {
  const sentences = splitSentences(text);
  const done = MEANS.flatMap((means): Done[] => {
    const places = means.cue ? sentences.filter((sentence) => means.cue?.test(sentence.text)) : [];
    return places.length >= (means.needed ?? 1) && places.length > 0 ? [{ means, places }] : [];
  });
  const undone = MEANS.filter(({ hint }) => !hint.test(text));
  if (done.length < 2 || undone.length < OTHERS) return [];
  const pairs = done.flatMap((first, at) => done.slice(at + 1).map((second) => [first, second] as const));
  return [
    {
      stem,
      trues: pairs.map(([first, second]) => ({
        text: `${first.means.said}며 ${second.means.said}고 있다.`,
        operation: 'D0' as const,
        reason: `${tell(first)} ${tell(second)}`,
        evidence: [first, second].flatMap(({ places }) => evidenceOf(text, places)),
      })),
      falses: undone.flatMap((means, at) => mixed(text, done, means, at)),
      spread: 'free',
    },
  ];
}

const OTHERS = 4;

/** What is not done beside something that is: each of the two may stand first. */
function mixed(text: string, done: readonly Done[], means: Means, turn: number): Candidate[] {
  const beside = done[turn % done.length];
  if (!beside) return [];
  const [first, second] = turn % 2 === 0 ? [beside.means, means] : [means, beside.means];
  return [
    {
      text: `${first.said}며 ${second.said}고 있다.`,
      operation: 'D6',
      reason: `${tell(beside)} 그러나 ${means.said}는 부분은 윗글에 없다.`,
      evidence: evidenceOf(text, beside.places),
    },
  ];
}

function tell({ means, places }: Done): string {
  const [place] = places;
  const quote = place?.text ?? '';
  return `${(place?.paragraph ?? 0) + 1}문단의 “${quote}”${endsInConsonant(quote) ? '과' : '와'} 같은 부분에서 ${means.said}고 있다.`;
}

const evidenceOf = (text: string, places: readonly Sentence[]) =>
  places.slice(0, 1).map(({ start, end }) => quoteEvidence(text, start, end));
