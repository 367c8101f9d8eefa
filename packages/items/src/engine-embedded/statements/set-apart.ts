import { type Claim, isReadable, standsAlone } from './claims.ts';
import { findActors, selfContained, tellsWhen } from './context.ts';
import { findPersons, readSentences } from './references.ts';
import { exchangeSides } from './sides.ts';
import { readTold } from './told.ts';

/** False statements from sentences that set two things against each other, be they claims as a whole or too long for one. */
export function exchangeSetApart(claims: readonly Claim[], text: string): { claim: Claim; text: string }[] {
  const sentences = readSentences(text);
  const persons = findActors(sentences, findPersons(sentences));
  return readTold(sentences, selfContained(sentences, persons))
    .filter(({ statement }) => standsAlone(statement) && tellsWhen(statement, persons))
    .flatMap(({ sentence, statement }) => {
      const claim = claims.find((own) => own.sentence.start === sentence.start) ?? {
        statement,
        restatements: [],
        sentence,
      };
      return exchangeSides(statement)
        .filter(isReadable)
        .map((said) => ({ claim, text: said }));
    });
}
