import { dice, plainLength } from '../../measure.ts';
import type { Sentence } from '../../model.ts';
import { josa } from '../grammar/hangul.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';
import type { Claim } from './claims.ts';
import type { Context } from './context.ts';

/** What a passage says of one thing put on another of the same kind: two views, two kinds. */

interface Portrait {
  claim: Claim;
  topic: string;
  said: string;
  kind: string;
}

/** A noun that names a sort, behind a clause that says which. */
const SORT =
  /(?:는|은|ㄴ|한|된|진|인|른|운|던|힌|린|긴|친|킨|든|본|난) (방법|방식|과정|현상|성질|기법|이론|개념|원리|체계|상태|물질|제도|운동|능력|행위|절차|단계|관점|태도|구조|장치|기술|기관|작용|힘|양식|갈래|정책|방안|사상|학문|분야|효과|경향|성향|규칙|권리|의무|형태|도구|신호|재료|시장|전략|모형|미술|그림|소리|물질|세포|파동|반응|계약|기준|지표|언어|말|글)이다$/;

/** Contents so alike might both be true of either. */
const TOO_ALIKE = 0.5;

/** For each claim the false statements made by giving its topic what is said of a rival. */
export function crossTopics(
  claims: readonly Claim[],
  { sentences }: Context,
): { claim: Claim; text: string; other: Claim }[] {
  const portraits = claims.flatMap((claim) => readPortrait(claim) ?? []);
  return portraits.flatMap((portrait) =>
    portraits
      .filter(
        (other) =>
          other.kind === portrait.kind &&
          other.claim.sentence.start !== portrait.claim.sentence.start &&
          other.topic !== portrait.topic &&
          !other.said.includes(portrait.topic) &&
          !portrait.said.includes(other.topic) &&
          // “건조와 염장은 …”: so is each of the two.
          !other.topic.includes(portrait.topic) &&
          !portrait.topic.includes(other.topic) &&
          !isOneOf(portrait.topic, other.topic, sentences) &&
          // A kind that is nowhere named beside the other may be the one above it.
          areNamedTogether(portrait.topic, other.topic, sentences) &&
          dice(other.said, portrait.said) < TOO_ALIKE,
      )
      .map((other) => ({
        claim: portrait.claim,
        text: `${josa(portrait.topic, '은/는')} ${other.said}.`,
        other: other.claim,
      })),
  );
}

/** One made of others, or a kind of the other: what is said of the one is true of both. */
export function isOneOf(a: string, b: string, sentences: readonly Sentence[]): boolean {
  if (/^(?:혼합|절충|결합|복합|통합|종합)/.test(a) || /^(?:혼합|절충|결합|복합|통합|종합)/.test(b)) return true;
  return sentences.some(({ text: said }) => {
    const [at, then] = [said.indexOf(a), said.indexOf(b)].sort((x, y) => x - y);
    const between = at === undefined || then === undefined || at < 0 ? '' : said.slice(at, then);
    return (
      between.split(' ').some((word) => isTopic(word) || /(?:에는|에서는|의)$/.test(word)) &&
      !/[고며지만]{1,2},? /.test(between) &&
      PARTED.test(said)
    );
  });
}

const areNamedTogether = (a: string, b: string, sentences: readonly Sentence[]): boolean =>
  sentences.some(({ text: said }) => said.includes(a) && said.includes(b));

const PARTED = /나뉘|나뉜|나누|구분|포함|속하|속한|이루어|종류|일종|하나[이로]|가운데|등이|등으로|[이가] 있다/;

function readPortrait(claim: Claim): Portrait | undefined {
  const cut = cutAtTopic(claim.statement);
  if (!cut || cut.noun.length > 14) return undefined;
  const { noun: topic, rest: said } = cut;
  // Things of one kind set apart by what they do: 광합성은 …하는 과정이다, 호흡은 …하는 과정이다.
  // 편익 원칙은 …하는 원칙이다, 능력 원칙은 …하는 원칙이다: their name says of what kind they are.
  const [named = ''] = topic.split(' ').slice(1).slice(-1);
  const kind = SORT.exec(said)?.[1] ?? (named !== '' && said.endsWith(` ${named}이다`) ? named : undefined);
  if (kind !== undefined && plainLength(said) >= 12) return { claim, topic, said, kind: `부류 ${kind}` };
  const head = topic.split(' ').at(-1) ?? '';
  // Views are rivals when their holders are of one kind: 쇠퇴 이론, 간섭 이론; 실재론, 유명론.
  const holder = /(이론|학파|입장|관점|견해|가설|모형|주의|론|설|학자들|자)$/.exec(head)?.[1];
  const isView = /[다라]고 (?:본다|주장한다|말한다|여긴다|생각한다|설명한다|이해한다)$/.test(said);
  return holder && isView ? { claim, topic, said, kind: `견해 ${holder}` } : undefined;
}
