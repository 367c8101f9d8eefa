import type { Item, Mark } from '@chulje/contract';
import { josa } from '@chulje/korean';
import type { Prepared } from '../engine-embedded/makers.ts';
import { type Candidate, type ItemType, writeItem } from '../engine-embedded/write-item.ts';
import { quoteEvidence, splitSentences } from '../model.ts';
import { type Random, shuffle } from '../random.ts';
import { standsClear } from '../sets/index.ts';
import { refuse, USED_UP } from './ask.ts';
import type { Pools } from './schema.ts';
import { placeOfQuote, type ToldPassage } from './told-passage.ts';

/** Vocabulary items: words of the passage that can be exchanged for others, or that have many senses. */

const ROW = ['ⓐ', 'ⓑ', 'ⓒ', 'ⓓ', 'ⓔ'] as const;

/** A word where it stands, with the sentence around it. */
type Placed<Word> = Word & Pick<Mark, 'start' | 'end'> & { evidence: Candidate['evidence'] };

function placed<Word extends { quote: string }>(told: ToldPassage, words: readonly Word[]): Placed<Word>[] {
  const sentences = splitSentences(told.text);
  return words.flatMap((word) => {
    const place = placeOfQuote(told, word.quote);
    const sentence = place && sentences.find(({ start, end }) => start <= place.start && place.end <= end);
    return sentence ? [{ ...word, ...place, evidence: [quoteEvidence(told.text, sentence.start, sentence.end)] }] : [];
  });
}

const inText = <Word extends { start: number }>(words: readonly Word[]): Word[] =>
  words.toSorted((a, b) => a.start - b.start);

const marksOn = (words: readonly Placed<{ quote: string }>[]): Mark[] =>
  words.map(({ start, end, quote }, at) => ({ symbol: ROW[at] ?? '', start, end, quote }));

/** The words that stand in no phrase marked by another item. */
const outside = <Word extends { quote: string }>(words: readonly Placed<Word>[], fellows: readonly Item[]) =>
  words.filter(({ start, end, quote }) => standsClear([{ symbol: 'ⓐ', start, end, quote }], fellows));

/** V03, V04: five words, each with what it might be exchanged for, of which one alone fits, or fails. */
export function prepareSubstitutes(told: ToldPassage, type: ItemType): Prepared {
  const standing = placed(told, told.passage.pools.substitutes);
  if (standing.length < ROW.length) return refuse();
  const isNegative = type.style === '부정형';
  return {
    draw: ({ difficulty, random, taken, place, standing: fellows = [] }) => {
      const words = inText(shuffle(outside(standing, fellows), random).slice(0, ROW.length));
      if (words.length < ROW.length) return undefined;
      const key = place ?? Math.floor(random() * ROW.length);
      const options = words.map(({ quote, good, bad, reason, evidence }, at): Candidate => {
        const isGood = (at === key) !== isNegative;
        const exchange = `${josa(`‘${quote}’`, '을/를')} ‘${isGood ? good : bad}’`;
        return {
          text: `${ROW[at]}: ${isGood ? good : bad}`,
          operation: isGood ? 'D0' : 'D10',
          reason: `${josa(exchange, '으로/로')} 바꾸어 쓸 수 ${isGood ? '있다' : '없다'}. ${isGood ? withoutRival(reason) : reason}`,
          evidence,
        };
      });
      if (taken.texts.has(options[key]?.text ?? '')) return undefined;
      return writeItem({ stem: type.statement, marks: marksOn(words) }, options, key + 1, type, difficulty);
    },
    none: USED_UP,
  };
}

/** The reason without what it says of the word that was not offered: ‘…라는 뜻이며, ‘추종’은 …’. */
const withoutRival = (reason: string): string => reason.replace(/이(?:며|고|므로),? ‘.*$/, '이다.');

type Sense = Placed<Pools['senses'][number]>;

/** A sentence with the word in the same sense, or in another one. */
function example({ quote, gloss, same, others, evidence }: Sense, said: string, symbol: string): Candidate {
  const isSame = said === same;
  const other = others.find(({ say }) => say === said)?.gloss ?? gloss;
  return {
    text: said,
    operation: isSame ? 'D0' : 'D10',
    reason: isSame
      ? `${symbol} ${josa(`‘${quote}’`, '과/와')} 같이 ‘${gloss}’의 뜻으로 쓰였다.`
      : `${symbol} ‘${quote}’의 뜻은 ‘${gloss}’인데, 여기서는 ‘${other}’의 뜻으로 쓰였다.`,
    evidence,
  };
}

/** V01: one word among five sentences. */
export function prepareSense(told: ToldPassage, type: ItemType): Prepared {
  const standing = placed(told, told.passage.pools.senses);
  if (standing.length === 0) return refuse();
  return {
    draw: ({ difficulty, random, taken, place = Math.floor(random() * ROW.length), standing: fellows = [] }) => {
      const word = inTurn(outside(standing, fellows), taken.texts, random)[0];
      if (!word || taken.texts.has(word.same)) return undefined;
      const options = shuffle(word.others, random)
        .slice(0, ROW.length - 1)
        .map(({ say }) => example(word, say, 'ⓐ'));
      options.splice(place, 0, example(word, word.same, 'ⓐ'));
      return writeItem({ stem: type.statement, marks: marksOn([word]) }, options, place + 1, type, difficulty);
    },
    none: USED_UP,
  };
}

/** V02: five words with a sentence each, of which one alone keeps the sense. */
export function prepareSenseRow(told: ToldPassage, type: ItemType): Prepared {
  const standing = placed(told, told.passage.pools.senses);
  if (standing.length < ROW.length) return refuse();
  return {
    draw: ({ difficulty, random, taken, place = Math.floor(random() * ROW.length), standing: fellows = [] }) => {
      const words = inText(shuffle(outside(standing, fellows), random).slice(0, ROW.length));
      if (words.length < ROW.length) return undefined;
      const options = words.map((word, at): Candidate => {
        const symbol = ROW[at] ?? '';
        const [other] = shuffle(word.others, random);
        const option = example(word, at === place ? word.same : (other?.say ?? ''), symbol);
        return { ...option, text: `${symbol}: ${option.text}` };
      });
      if (options.some(({ text }) => taken.texts.has(text))) return undefined;
      return writeItem({ stem: type.statement, marks: marksOn(words) }, options, place + 1, type, difficulty);
    },
    none: USED_UP,
  };
}

/** V05: two words, and pairs of sentences of which one pair keeps both senses. */
export function prepareSensePair(told: ToldPassage, type: ItemType): Prepared {
  const standing = placed(told, told.passage.pools.senses);
  if (standing.length < 2) return refuse();
  return {
    draw: ({ difficulty, random, taken, place = Math.floor(random() * ROW.length), standing: fellows = [] }) => {
      const words = inText(inTurn(outside(standing, fellows), taken.texts, random).slice(0, 2));
      const [first, second] = words;
      if (!first || !second || taken.texts.has(first.same) || taken.texts.has(second.same)) return undefined;
      const [a = '', b = ''] = shuffle(first.others, random).map(({ say }) => say);
      const [c = '', d = ''] = shuffle(second.others, random).map(({ say }) => say);
      // Each sentence of two stands twice, so that none is told by being repeated.
      const pairs: [string, string][] = shuffle(
        [
          [first.same, c],
          [a, second.same],
          [a, c],
          [b, d],
        ],
        random,
      );
      pairs.splice(place, 0, [first.same, second.same]);
      const options = pairs.map(([one, other], at): Candidate => {
        const halves = [example(first, one, 'ⓐ'), example(second, other, 'ⓑ')];
        return {
          text: `ⓐ: ${one} / ⓑ: ${other}`,
          operation: at === place ? 'D0' : 'D10',
          reason: halves.map(({ reason }) => reason).join(' '),
          evidence: halves.flatMap(({ evidence }) => evidence),
        };
      });
      return writeItem({ stem: type.statement, marks: marksOn(words) }, options, place + 1, type, difficulty);
    },
    none: USED_UP,
  };
}

/** In random order, those whose sentences stand in another item last. */
const inTurn = (words: readonly Sense[], taken: ReadonlySet<string>, random: Random): Sense[] =>
  shuffle(words, random).sort((a, b) => Number(taken.has(a.same)) - Number(taken.has(b.same)));
