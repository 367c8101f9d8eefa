import type { ExamFinding } from '@chulje/contract';
import { coverageOf, shingles } from '../measure.ts';
import { splitSentences } from '../model.ts';
import { containment } from './fingerprints.ts';
import type { ReadSection } from './read-sections.ts';

/** Rules on the passages of an exam: none twice, in words or in what it is about. */

/** Of the fingerprints of the shorter one so many in a hundred are not chance. */
export const COPIED_PASSAGE = 0.25;
/** A sentence of which so much stands in the other passage is shown as shared. */
const SHARED_SENTENCE = 0.7;
const SHOWN_SENTENCES = 3;

export function checkSections(sections: readonly ReadSection[]): ExamFinding[] {
  return sections.flatMap((own, at) => sections.slice(at + 1).flatMap((other) => checkTwo(own, other)));
}

function checkTwo(own: ReadSection, other: ReadSection): ExamFinding[] {
  const share = containment(own.prints, other.prints);
  if (share >= COPIED_PASSAGE)
    return [
      {
        check: '지문 겹침',
        severity: 'error',
        message: `${own.name}과 ${other.name}이 ${Math.round(share * 100)}% 겹칩니다.`,
        places: [placeOf(own, sharedWords(own, other)), placeOf(other, sharedWords(other, own))],
      },
    ];
  const isSameTopic = own.keyword.trim() !== '' && bare(own.keyword) === bare(other.keyword);
  return isSameTopic
    ? [
        {
          check: '같은 제재',
          severity: 'warning',
          message: `${own.name}과 ${other.name}의 제재가 같습니다: ${own.keyword.trim()}`,
          places: [placeOf(own, firstSentence(own)), placeOf(other, firstSentence(other))],
        },
      ]
    : [];
}

const bare = (text: string): string => text.replace(/\s/g, '');

const placeOf = ({ name, title, pasCode }: ReadSection, text: string) => ({
  name: `${name} ‘${title}’`,
  pasCode,
  text,
});

const firstSentence = ({ text }: ReadSection): string => splitSentences(text)[0]?.text ?? '';

/** The first sentences that stand in the other passage too. */
function sharedWords({ text }: ReadSection, other: ReadSection): string {
  const bigrams = shingles(other.text, 3);
  return splitSentences(text)
    .filter((sentence) => coverageOf(shingles(sentence.text, 3), bigrams) >= SHARED_SENTENCE)
    .slice(0, SHOWN_SENTENCES)
    .map((sentence) => sentence.text)
    .join(' … ');
}
