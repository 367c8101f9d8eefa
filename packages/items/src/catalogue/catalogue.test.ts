import { expect, it } from 'vitest';
import { lintItem } from '../lint/index.ts';
import { CONSTRUCTION } from './construction.ts';
import { CATALOGUE } from './index.ts';

it('names every type once', () => {
  expect(new Set(CATALOGUE.map((type) => type.id)).size).toBe(CATALOGUE.length);
  expect(new Set(CATALOGUE.map((type) => type.type)).size).toBe(CATALOGUE.length);
});

it('says of every type how its key and its distractors come about, and of no other', () => {
  expect(Object.keys(CONSTRUCTION).toSorted()).toEqual(CATALOGUE.map((type) => type.id).toSorted());
});

it.each(CATALOGUE.map((type) => [type.type, type]))('%s has a sample the linter has nothing against', (_, type) => {
  expect(lintItem(type.sample, { text: type.subpassage }, { strict: true })).toEqual([]);
  expect(type.sample).toMatchObject({ pattern: type.pattern, type: type.type, style: type.style });
});

it.each(CATALOGUE.map((type) => [type.type, type]))(
  '%s changes the key of its sample, and only the key, when it is 부정형',
  (_, type) => {
    const changed = type.sample.options.filter((option) => option.operation !== 'D0');
    expect(changed).toHaveLength(type.style === '부정형' ? 1 : 4);
    expect(type.sample.options[type.sample.key - 1]?.operation === 'D0').toBe(type.style !== '부정형');
  },
);
