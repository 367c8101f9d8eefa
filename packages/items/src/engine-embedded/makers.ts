import type { Difficulty, Item } from '@chulje/contract';
import { pick, type Random } from '../random.ts';
import { TextCache } from '../text-cache.ts';
import { assemble, type ItemType, isEnough, type Recipe, type Taken } from './assemble.ts';
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

/** Which type a text of one’s own carries, and how its items are made. */

/** What a draw of an item depends on. */
export interface Draw {
  difficulty: Difficulty;
  /** Whether the difficulty was asked for, and not only the one that the type has. */
  isAsked: boolean;
  random: Random;
  taken: Taken;
  /** Where the key is wanted, from 0; anywhere when undefined. */
  place?: number | undefined;
  /** The items that it is to stand beside. */
  standing?: readonly Item[];
  /** What the item says that this one takes the place of: said again only where nothing else is left. */
  told?: ReadonlySet<string>;
}

/** A type on a text: ready to be drawn from, or refused with the reason. */
export type Prepared =
  | { refusal: string }
  | {
      draw: (draw: Draw) => Item | undefined;
      /** Why there is none, when every draw was in vain. */
      none?: string;
    };

const NOT_SERVED = '내장 자료로는 만들 수 없는 유형입니다.';
/** Why a type is not made here at all, where the teacher can be told more. */
const NOT_MADE: Readonly<Record<string, string>> = {
  F11: '내장 자료는 한 편의 글로 된 지문만 다룹니다. 이 유형은 (가)와 (나)로 이루어진 지문에서 AI 모델로 만들 수 있습니다.',
  C02: '내장 자료는 한 편의 글로 된 지문만 다룹니다. 이 유형은 (가)와 (나)로 이루어진 지문에서 AI 모델로 만들 수 있습니다.',
};
const TOO_FEW_STATEMENTS = '이 지문에는 따로 떼어 물을 수 있는 서술문이 부족합니다.';
const TOO_FEW_TERMS = '이 지문에는 여러 문장에서 설명된 개념이 부족합니다.';
const NOT_CARRIED = '이 지문에는 이 유형으로 물을 내용이 부족합니다.';

/** A text with what its sentences say, worked out when it is asked for. */
interface Source {
  text: string;
  read(): Reading;
}

type Recipes = (type: ItemType, source: Source) => Recipe[] | string;

const statements: Recipes = (type, source) => {
  const read = claimRecipe(source.read(), type.statement);
  return isEnough(read, type.style) ? [read] : TOO_FEW_STATEMENTS;
};

const concepts: Recipes = (type, source) => {
  const stem = (term: string) => type.statement.replace('{개념}', term);
  const read = conceptRecipes(source.read(), stem).filter((recipe) => isEnough(recipe, type.style));
  return read.length > 0 ? read : TOO_FEW_TERMS;
};

const read =
  (recipes: (reading: Reading, stem: string) => Recipe[]): Recipes =>
  (type, source) =>
    recipes(source.read(), type.statement);

const asked = (isNegative: boolean) => read((reading, stem) => questionRecipes(reading, stem, isNegative));
const inferred = (isNegative: boolean) => read((reading, stem) => inferenceRecipes(reading, stem, isNegative));

const RECIPES: Readonly<Record<string, Recipes>> = {
  F01: statements,
  F02: statements,
  F03: statements,
  F04: statements,
  F05: statements,
  F06: statements,
  F08: asked(true),
  F09: asked(false),
  F10: read(({ text }, stem) => mannerRecipes(text, stem)),
  F14: concepts,
  F15: concepts,
  F17: read(pairRecipes),
  F18: read(pairRecipes),
  F19: read(markedRecipes),
  F20: read(markedRecipes),
  I01: inferred(true),
  I02: inferred(false),
  I03: read(reasonRecipes),
};

/** Types whose options belong to places of the text and are not drawn from a list. */
const PREPARED: Readonly<Record<string, (source: Source, type: ItemType) => Prepared>> = {
  I06: (source, type) => prepareBlanks(source.read(), type),
  V01: ({ text }, type) => prepareSenses(text, type),
  V02: ({ text }, type) => prepareSenseRow(text, type),
  V03: ({ text }, type) => prepareReplacements(text, type),
  V04: ({ text }, type) => prepareReplacements(text, type),
  V05: ({ text }, type) => prepareSensePairs(text, type),
  V08: ({ text }, type) => prepareDictionary(text, type),
};

/** Looks whether the text carries the type. */
export function prepare(type: ItemType, text: string, cache = new TextCache()): Prepared {
  const source = { text, read: () => cache.of(text, readText) };
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
