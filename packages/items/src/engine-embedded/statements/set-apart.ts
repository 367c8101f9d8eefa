import { exchangeCases } from './cases.ts';
import { type Claim, isReadable, standsAlone } from './claims.ts';
import { CONNECTIVE } from './connective.ts';
import { type Context, tellsWhen } from './context.ts';
import { faceSentences } from './facing.ts';
import { exchangeGapped, exchangeOneAndOther } from './gapped.ts';
import { exchangeSides, nounAt } from './sides.ts';
import { exchangeUnlike } from './unlike.ts';

/** False statements from what sets two things against each other: claims, and sentences too long to be one. */
export function exchangeSetApart(
  claims: readonly Claim[],
  context: Context,
): { claim: Claim; text: string; other?: Claim }[] {
  const { sentences, persons, told } = context;
  const whole = told.map(
    ({ sentence, statement }): Claim => ({ statement: statement.replace(SUMS_UP, ''), restatements: [], sentence }),
  );
  const alone = whole.filter(
    ({ statement }) => standsAlone(statement.replace(TAKES_UP, '$1')) && tellsWhen(statement, persons),
  );
  const topics = new Set(
    sentences.flatMap(({ said }) => nounAt(said.replace(CONNECTIVE, '').split(' '), 0, false)?.noun ?? []),
  );
  const within = [...claims, ...alone].flatMap((claim) =>
    [exchangeSides, exchangeGapped, exchangeUnlike, exchangeCases]
      .flatMap((exchange) => exchange(claim.statement, topics))
      .map((said) => ({ claim, text: said })),
  );
  // What is named at the end of each half needs nothing that stands before.
  const named = whole.flatMap((claim) => exchangeOneAndOther(claim.statement).map((said) => ({ claim, text: said })));
  return [...within, ...named, ...faceSentences(claims, context)].filter(({ text: said }) => isReadable(said));
}

/** “…지만, 유리에서는 그러한 변형이 …”: what it takes up stands in its first half. */
const TAKES_UP = /(지만,? (?:.* )?)(?:그러한|이러한|그런|이런) /;
/** What it sums up it says again. */
const SUMS_UP = /^(?:이처럼|이와 같이|이렇듯) /;
