import type { Finding } from '@chulje/contract';
import { mean, plainLength } from '../measure.ts';
import { type Sentence, splitSentences } from '../model.ts';

/** Rules on a passage: CSAT.md §3.5. Offsets of a finding's span are into the text. */
interface PassageContext {
  text: string;
  paragraphs: string[];
  sentences: Sentence[];
}
type PassageRule = (context: PassageContext) => Finding[];

const find = (
  rule: string,
  severity: Finding['severity'],
  message: string,
  place = '지문',
  span?: { start: number; end: number },
): Finding[] => [{ rule, severity, place, message, ...(span && { span }) }];

/** Words said aloud are not the passage's own. */
const unquoted = (text: string) => text.replace(/“[^“”]*”|‘[^‘’]*’|"[^"]*"/g, '');
const placeOf = (sentence: Sentence) => `지문 ${sentence.paragraph + 1}문단`;

const length: PassageRule = ({ text }) => {
  const count = plainLength(text);
  if (count < 800 || count > 3000)
    return find('T01', 'warning', `지문은 800자 이상 3,000자 이하가 알맞습니다. 지금은 ${count}자입니다.`);
  return [];
};

const declarative: PassageRule = ({ sentences }) => {
  const plain = sentences.filter(({ text }) => /다[.]?["'”’)]*$/.test(text)).length;
  return plain < sentences.length * 0.9 ? find('T02', 'warning', '‘-다’로 끝나지 않는 문장이 많습니다.') : [];
};

const polite: PassageRule = ({ sentences }) =>
  sentences
    .filter(({ text }) => /(?:습니다|니까|세요|해요|에요|예요)[.?!]?$/.test(unquoted(text)))
    .flatMap((sentence) => find('T03', 'warning', '높임말로 끝난 문장입니다.', placeOf(sentence), sentence));

const address: PassageRule = ({ sentences }) =>
  sentences
    .filter(({ text }) => /여러분|당신|(?:^|\s)(?:저는|제가|나는|우리는)\s/.test(unquoted(text)))
    .flatMap((sentence) =>
      find('T04', 'warning', '읽는 이나 쓴 이를 가리키는 말이 있습니다.', placeOf(sentence), sentence),
    );

const marks: PassageRule = ({ text }) => [
  ...((text.match(/\?/g)?.length ?? 0) > 2 ? find('T05', 'warning', '물음표가 세 개 이상 있습니다.') : []),
  ...(unquoted(text).includes('!') ? find('T06', 'warning', '느낌표가 있습니다.') : []),
  ...(/\*\*|^#+ |^[-*•] |https?:\/\/|\p{Extended_Pictographic}/mu.test(text.replace(/[①-⑳㉠-㉻ⓐ-ⓩ]/g, ''))
    ? find('T07', 'warning', '서식 기호, 글머리표, 주소, 그림 문자가 있습니다.')
    : []),
  ...((text.match(/[A-Za-z]/g)?.length ?? 0) > text.length * 0.04
    ? find('T08', 'warning', '로마자가 너무 많습니다.')
    : []),
];

const paragraphs: PassageRule = ({ paragraphs: all }) => [
  ...(all.filter((paragraph) => paragraph.trim().length > 30).length < 3
    ? find('T09', 'warning', '문단이 셋보다 적습니다.')
    : []),
  ...all.flatMap((paragraph, at) =>
    paragraph.length > 900 ? find('T10', 'warning', '900자가 넘는 문단입니다.', `지문 ${at + 1}문단`) : [],
  ),
];

const sentenceLengths: PassageRule = ({ sentences }) => {
  const lengths = sentences.map(({ text }) => plainLength(text));
  const average = mean(lengths);
  return [
    ...(sentences.length < 12 || sentences.length > 46
      ? find('T11', 'warning', `문장 수가 12개 이상 46개 이하가 아닙니다. 지금은 ${sentences.length}개입니다.`)
      : []),
    ...(average < 45 || average > 100
      ? find(
          'T12',
          'warning',
          `문장의 평균 길이가 45자 이상 100자 이하가 아닙니다. 지금은 ${Math.round(average)}자입니다.`,
        )
      : []),
    ...sentences.flatMap((sentence, at) =>
      (lengths[at] ?? 0) > 240 ? find('T13', 'warning', '240자가 넘는 문장입니다.', placeOf(sentence), sentence) : [],
    ),
  ];
};

const RULES: readonly PassageRule[] = [length, declarative, polite, address, marks, paragraphs, sentenceLengths];

/** Everything the linter has to say of a passage. It blocks nothing: a teacher's text is the teacher's. */
export function lintPassage(text: string): Finding[] {
  const context = {
    text,
    paragraphs: text.split('\n').filter((paragraph) => paragraph.trim() !== ''),
    sentences: splitSentences(text),
  };
  return RULES.flatMap((rule) => rule(context));
}
