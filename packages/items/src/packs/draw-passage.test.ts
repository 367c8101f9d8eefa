import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPassage, passagesTelling } from './draw-passage.ts';
import { findTopic } from './find-topic.ts';

const telling = (typed: string) => {
  const topic = findTopic(typed);
  if (!topic) throw new Error(`${typed} is no topic`);
  return passagesTelling(topic, typed);
};

it.each([
  ['초음파 검사', ['ultrasound']],
  ['초음파검사', ['ultrasound']],
  ['CT와 초음파', ['ultrasound']],
  ['칸트', ['truth-to-murderer']],
  ['판 구조론', ['drift-debate']],
  ['열점', ['hotspot']],
  ['도덕적 해이란 무엇인가', ['insurance-two-causes']],
  ['관성 항법', ['inertial']],
  ['열 폭주', ['thermal-runaway']],
  ['역삼투', ['reverse-osmosis']],
  ['롱 테이크', ['same-frame']],
])('%s is told by %s', (typed, ids) => {
  expect(telling(typed)).toEqual(ids);
});

it.each(['CT', 'GPS', '딥러닝', '효소', '형벌'])('no passage tells %s more than the others do', (typed) => {
  expect(telling(typed)).toEqual([]);
});

it('brings first what tells what was typed, then what was not had, then what was had longest ago', () => {
  const passages = ['가', '나', '다'];
  expect(nextPassage(passages, [], ['다'])).toBe('다');
  expect(nextPassage(passages, ['다'], ['다'])).toBe('가');
  expect(nextPassage(passages, ['다', '가'], ['다'])).toBe('나');
  expect(nextPassage(passages, ['다', '가', '나'], ['나'])).toBe('다');
  expect(nextPassage(passages, [])).toBe('가');
});

it('brings every passage once before any comes again, whatever is typed between', () => {
  const passages = ['가', '나', '다', '라'];
  fc.assert(
    fc.property(fc.array(fc.subarray(passages), { minLength: 4, maxLength: 12 }), (typed) => {
      const had: string[] = [];
      for (const some of typed) had.push(nextPassage(passages, had, some));
      expect(new Set(had.slice(0, 4)).size).toBe(4);
    }),
  );
});
