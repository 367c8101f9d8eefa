import type { Mark } from '@chulje/contract';
import { quoteEvidence } from '../../model.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import { closeClause, stemOf } from '../grammar/predicate.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';
import type { Reading } from './claim-recipes.ts';
import { type Claim, paragraphOf } from './claims.ts';
import { reword } from './rewording.ts';

/** I03 on any text: a sentence marked, the reason the text gives for it, and reasons the text contradicts. */

/** False statements nearest to the mark, from which distractors are drawn. */
const NEAREST = 10;

/** Names and divisions give a reason for nothing, and a reason within a reason is hard to read. */
const NO_REASON = /때문|까닭|므로|(?:부른다|고 한다|가리킨다|나뉜다|구분된다|속한다|것이다)\.$/;

export function reasonRecipes({ text, claims, falsehoods }: Reading, stem: string): Recipe[] {
  return claims.flatMap((claim): Recipe[] => {
    const outcome = claim.reason?.outcome.replace(/\.$/, '') ?? '';
    // What is marked must stand in the text word for word.
    const start = outcome === '' ? -1 : text.indexOf(outcome, claim.sentence.start);
    if (!claim.reason || start < 0 || start >= claim.sentence.end) return [];
    const causes = reasonsOf(claim.reason.cause);
    if (causes.length === 0) return [];
    const evidence = [quoteEvidence(text, claim.sentence.start, claim.sentence.end)];
    const mark: Mark = { symbol: '㉠', start, end: start + outcome.length, quote: outcome };
    const falses = falsehoods
      .filter((falsehood) => falsehood.claim.sentence.start !== claim.sentence.start && !NO_REASON.test(falsehood.text))
      .sort((a, b) => distance(a.claim, claim) - distance(b.claim, claim))
      .slice(0, NEAREST)
      .flatMap((falsehood): Candidate[] => {
        const said = asReason(falsehood.text);
        return said === undefined
          ? []
          : [
              {
                text: said,
                operation: falsehood.operation,
                reason: `${paragraphOf(falsehood.claim)}의 “${falsehood.claim.sentence.text}”와 어긋나므로 ㉠의 이유가 될 수 없다.`,
                evidence: [quoteEvidence(text, falsehood.claim.sentence.start, falsehood.claim.sentence.end)],
              },
            ];
      });
    const trues = causes.map(
      (said): Candidate => ({
        text: said,
        operation: 'D0',
        reason: `${paragraphOf(claim)}에서 “${claim.sentence.text}”라고 하여 ㉠의 이유를 밝히고 있다.`,
        evidence,
      }),
    );
    return [{ stem, trues, falses, marks: [mark] }];
  });
}

const distance = (a: Claim, b: Claim): number => Math.abs(a.sentence.start - b.sentence.start);

/** “…기 때문이다” from the stem of a cause, in other words where there are any. */
function reasonsOf(cause: string): string[] {
  const plain = /지 못하$/.test(cause)
    ? `${cause.slice(0, -1)}한다.`
    : /지 않$/.test(cause)
      ? `${cause}는다.`
      : closeClause(`${cause}고`);
  if (plain === undefined || cause.length < 10) return [];
  const reworded = reword(plain).flatMap((said) => asReason(said) ?? []);
  return reworded.length > 0 ? reworded : [`${cause}기 때문이다.`];
}

/** “P다” as “P기 때문이다”, its topic made the subject unless it has another. */
function asReason(statement: string): string | undefined {
  if (statement.split(' ').filter(isTopic).length > 1) return undefined;
  const cut = cutAtTopic(statement);
  // Who holds a view is the one of whom it is said.
  const isView = /(?:견해를 보[였인]|고 (?:보았|본|주장하였|주장한|생각하였|생각한|여겼|여긴))다$/.test(
    cut?.rest ?? '',
  );
  const hasOther = cut === undefined || (!isView && /[가-힣](?:이|가) /.test(`${cut.rest} `));
  const body = hasOther ? statement.replace(/\.$/, '') : `${josa(cut.noun, '이/가')} ${cut.rest}`;
  const words = body.split(' ');
  const last = words.at(-1) ?? '';
  const lead = words.slice(0, -1).join(' ');
  if (/이다$/.test(last)) return last.length > 3 ? `${body.slice(0, -1)}기 때문이다.` : undefined;
  if (/지 (?:못한다|않는다|않다)$/.test(body))
    return `${body.replace(/한다$/, '하').replace(/않는다$|않다$/, '않')}기 때문이다.`;
  if (/[았었였했됐졌쳤켰렸났갔냈]다$/.test(last)) return `${body.slice(0, -1)}기 때문이다.`;
  const stem = stemOf(`${body}.`)?.split(' ').at(-1);
  return stem === undefined || stem === '' ? undefined : `${lead} ${stem}기 때문이다.`;
}
