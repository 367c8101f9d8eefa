import type { Difficulty, Item } from '@chulje/contract';
import { TextCache } from '../text-cache.ts';
import { assemble, type ItemType, isEnough, type Recipe, type Taken } from './assemble.ts';
import { onCase, onCriticism, onReaction, onReason, onRebuttal, onTalk, onViews } from './knowledge/applications.ts';
import { onQuestions } from './knowledge/asked.ts';
import { nameBoth, nameOne } from './knowledge/holders.ts';
import { type Known, readKnown } from './knowledge/known.ts';
import { prepareMarkedTerms } from './knowledge/marked-terms.ts';
import { prepareParagraphs } from './knowledge/paragraphs.ts';
import { onReading } from './knowledge/reading.ts';
import { onSection } from './knowledge/section.ts';
import { onCommonGround, onReactionToBoth, prepareVerdicts } from './knowledge/stances.ts';
import { factual, inferential, onPair, onTerm } from './knowledge/statements.ts';
import { onManner } from './knowledge/structure.ts';
import { onWeighing } from './knowledge/weighing.ts';
import { prepareWorksheet } from './knowledge/worksheet.ts';
import { pick, type Random } from './planner/random.ts';
import { prepareBlanks } from './statements/blanks.ts';
import {
  claimRecipe,
  conceptRecipes,
  inferenceRecipes,
  markedRecipes,
  pairRecipes,
  type Reading,
  readText,
} from './statements/claim-recipes.ts';
import { mannerRecipes } from './statements/manner.ts';
import { questionRecipes } from './statements/questions.ts';
import { reasonRecipes } from './statements/reason-item.ts';
import { prepareDictionary } from './vocabulary/dictionary-item.ts';
import { prepareReplacements } from './vocabulary/replacement-item.ts';
import { prepareSensePairs, prepareSenseRow, prepareSenses } from './vocabulary/sense-item.ts';

/** Which text carries which type, and how its items are made. */

/** What a draw of an item depends on. */
export interface Draw {
  difficulty: Difficulty;
  /** Whether the difficulty was asked for, and not only the one that the type has. */
  isAsked: boolean;
  random: Random;
  taken: Taken;
  /** Where the key is wanted, from 0; anywhere when undefined. */
  place?: number | undefined;
}

/** A type on a text: ready to be drawn from, or refused with the reason. */
export type Prepared = { refusal: string } | { draw: (draw: Draw) => Item | undefined };

const NOT_SERVED = '내장 자료로는 만들 수 없는 유형입니다.';
/** Why a type is not made here at all, where the teacher can be told more. */
const NOT_MADE: Readonly<Record<string, string>> = {
  F11: '내장 자료는 한 편의 글로 된 지문만 다룹니다. 이 유형은 (가)와 (나)로 이루어진 지문에서 AI 모델로 만들 수 있습니다.',
  C02: '내장 자료는 한 편의 글로 된 지문만 다룹니다. 이 유형은 (가)와 (나)로 이루어진 지문에서 AI 모델로 만들 수 있습니다.',
};
const TOO_FEW_STATEMENTS = '이 지문에는 따로 떼어 물을 수 있는 서술문이 부족합니다.';
const TOO_FEW_TERMS = '이 지문에는 여러 문장에서 설명된 개념이 부족합니다.';
const NO_KNOWLEDGE = '이 유형은 내장 자료로 쓴 지문에서만 만들 수 있습니다.';
const NOT_CARRIED = '이 지문에는 이 유형으로 물을 내용이 부족합니다.';

/** A text with what can be known of it, worked out when it is asked for. */
interface Source {
  text: string;
  known(): Known | undefined;
  read(): Reading;
}

type Recipes = (type: ItemType, source: Source) => Recipe[] | string;

/** Recipes from what the pack of the text knows. */
const fromPack =
  (recipes: (known: Known, type: ItemType) => Recipe[]): Recipes =>
  (type, source) => {
    const known = source.known();
    return known ? recipes(known, type) : NO_KNOWLEDGE;
  };

/** What a pack knows of its text comes before what can be read from the sentences. */
const statements: Recipes = (type, source) => {
  const known = source.known();
  const written = (known ? factual(known, type.statement) : []).filter((recipe) => isEnough(recipe, type.style));
  if (written.length > 0) return written;
  const read = claimRecipe(source.read(), type.statement);
  return isEnough(read, type.style) ? [read] : TOO_FEW_STATEMENTS;
};

const concepts: Recipes = (type, source) => {
  const known = source.known();
  const stem = (term: string) => type.statement.replace('{개념}', term);
  const written = (known ? onTerm(known, stem, false) : []).filter((recipe) => isEnough(recipe, type.style));
  if (written.length > 0) return written;
  const read = conceptRecipes(source.read(), stem).filter((recipe) => isEnough(recipe, type.style));
  return read.length > 0 ? read : TOO_FEW_TERMS;
};

/** What the pack gives for the type, and where that is not enough what can be read. */
const either =
  (written: (known: Known, stem: string) => Recipe[], read: (reading: Reading, stem: string) => Recipe[]): Recipes =>
  (type, source) => {
    const known = source.known();
    const enough = (recipes: readonly Recipe[]) => recipes.filter((recipe) => isEnough(recipe, type.style));
    const told = enough(known ? written(known, type.statement) : []);
    return told.length > 0 ? told : enough(read(source.read(), type.statement));
  };

const marked = either((known, stem) => onTerm(known, () => stem, true), markedRecipes);
const pairs = either(onPair, pairRecipes);
const inferred = (isNegative: boolean) =>
  either(
    (known, stem) => inferential(known, stem, isNegative),
    (reading, stem) => inferenceRecipes(reading, stem, isNegative),
  );

const asked = (isNegative: boolean) =>
  either(
    (known, stem) => onQuestions(known, stem, isNegative),
    (reading, stem) => questionRecipes(reading, stem, isNegative),
  );

const RECIPES: Readonly<Record<string, Recipes>> = {
  F01: statements,
  F02: statements,
  F03: statements,
  F04: statements,
  F05: statements,
  F06: statements,
  F08: asked(true),
  F09: asked(false),
  F10: either(onManner, ({ text }, stem) => mannerRecipes(text, stem)),
  F13: fromPack((known, type) => onSection(known, type.statement)),
  F14: concepts,
  F15: concepts,
  F16: fromPack((known, type) => onViews(known, ([first, second]) => nameBoth(type.statement, first, second))),
  F17: pairs,
  F18: pairs,
  F19: marked,
  F20: marked,
  F22: fromPack((known, type) => onReading(known, type.statement)),
  I01: inferred(true),
  I02: inferred(false),
  I03: either(onReason, reasonRecipes),
  I07: fromPack(onCase),
  I08: fromPack(onCase),
  I10: fromPack(onReaction),
  I09: fromPack((known, type) => onCase(known, type, ['실험', '자료'])),
  I11: fromPack((known, type) => onCase(known, type, ['실험'])),
  I20: fromPack((known, type) => onTalk(known, (holder) => nameOne(type.statement, holder))),
  C01: fromPack((known, type) => onCriticism(known, (holder) => nameOne(type.statement, holder))),
  C06: fromPack((known, type) => onCommonGround(known, ([first, second]) => nameBoth(type.statement, first, second))),
  C09: fromPack((known, type) => onReactionToBoth(known, type.statement)),
  C10: fromPack((known, type) => onWeighing(known, type.statement)),
  C03: fromPack((known, type) => onRebuttal(known, (holder) => nameOne(type.statement, holder))),
};

function known(prepareKnown: (known: Known, type: ItemType) => Prepared) {
  return (source: Source, type: ItemType): Prepared => {
    const found = source.known();
    return found ? prepareKnown(found, type) : { refusal: NO_KNOWLEDGE };
  };
}

/** Types whose options belong to places of the text and are not drawn from a list. */
const PREPARED: Readonly<Record<string, (source: Source, type: ItemType) => Prepared>> = {
  F21: known(prepareMarkedTerms),
  F23: known(prepareWorksheet),
  F25: known(prepareParagraphs),
  I06: (source, type) => prepareBlanks(source.read(), type),
  I18: known(prepareVerdicts),
  V01: ({ text }, type) => prepareSenses(text, type),
  V02: ({ text }, type) => prepareSenseRow(text, type),
  V03: ({ text }, type) => prepareReplacements(text, type),
  V04: ({ text }, type) => prepareReplacements(text, type),
  V05: ({ text }, type) => prepareSensePairs(text, type),
  V08: ({ text }, type) => prepareDictionary(text, type),
};

/** Looks whether the text carries the type. */
export function prepare(type: ItemType, text: string, cache = new TextCache()): Prepared {
  const source = { text, known: () => cache.of(text, readKnown), read: () => cache.of(text, readText) };
  const own = PREPARED[type.id];
  if (own) return own(source, type);
  const recipesOf = RECIPES[type.id];
  if (!recipesOf) return { refusal: NOT_MADE[type.id] ?? NOT_SERVED };
  const recipes = recipesOf(type, source);
  if (typeof recipes === 'string') return { refusal: recipes };
  const enough = recipes.filter((recipe) => isEnough(recipe, type.style));
  if (enough.length === 0) return { refusal: NOT_CARRIED };
  return {
    draw: (draw) => {
      // A 〈보기〉 that stands already comes again only where there is no other: its statements would be told twice.
      const fresh = enough.filter(({ material }) => !material || !draw.taken.materials.has(material.text));
      const left = fresh.length > 0 ? fresh : enough;
      const drawFrom = ([one, ...more]: readonly Recipe[]) =>
        one && assemble(pick(draw.random, [one, ...more]), { type, ...draw });
      return drawFrom(left.filter(({ isOthers }) => !isOthers)) ?? drawFrom(left);
    },
  };
}
