import { expect, it } from 'vitest';
import { isTopic } from './topic.ts';

it.each(
  '몰려다니는 지니는 느끼는 건너는 견디는 살피는 마시는 꾸미는 버티는 헤매는 잠그는 다투는 붙드는 떠도는 띠는 타는 재는 사는 겪은 덮은 알맞은 볶은 익은'.split(
    ' ',
  ),
)('takes the verb in “%s 것” for no topic', (word) => {
  expect(isTopic(word)).toBe(false);
});

it.each(
  '항생제는 어머니는 주머니는 새는 피는 온도는 태도는 기대는 무대는 상대는 대비는 필터는 효소는 매체는 이익은 신은 물은'.split(
    ' ',
  ),
)('takes the noun in %s for a topic', (word) => {
  expect(isTopic(word)).toBe(true);
});
