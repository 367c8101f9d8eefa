import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readJsonObjects } from './read-json.ts';

const readJsonObject = (text: string) => readJsonObjects(text).at(-1);

it.each([
  ['bare', '{"a":1}'],
  ['in a code fence', '```json\n{"a":1}\n```'],
  ['with prose around it', '물론입니다! 여기 있습니다: {"a":1} 도움이 되었기를 바랍니다.'],
  ['after thoughts that hold braces', '<think>{아마 {"a":2}</think>{"a":1}'],
  ['with a comma too many', '{"a":1,}'],
  ['behind thoughts that were never opened', '아마 {"a":2} 같다.</think>{"a":1}'],
  [
    'behind the analysis of harmony',
    '<|channel|>analysis<|message|>{"a":2}<|end|><|start|>assistant<|channel|>final<|message|>{"a":1}',
  ],
  ['behind an example', '예: {"a":2}\n답: {"a":1}'],
  ['with comments', '{"a":1 // 하나\n, /* 없음 */ }'],
  ['in curly quotation marks', '{“a”:1}'],
  ['after a set that is no JSON', '{가, 나} 다음과 같다 {"a":1}'],
])('reads an object %s', (_, text) => {
  expect(readJsonObject(text)).toEqual({ a: 1 });
});

it('keeps line breaks that stand raw in a string', () => {
  expect(readJsonObject('{"a":"첫 줄\n둘째 줄"}')).toEqual({ a: '첫 줄\n둘째 줄' });
});

it.each(['', '죄송합니다.', '{"a":1', '{"a":"끝나지 않는', '[1,2]'])('finds none in %j', (text) => {
  expect(readJsonObject(text)).toBeUndefined();
});

it('gives back any object printed between words', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom('', '답: ', '```\n'), (value, lead) => {
      expect(readJsonObject(`${lead}${JSON.stringify(value)}\n끝`)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
