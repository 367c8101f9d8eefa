import { expect, it } from 'vitest';
import { optionsOf } from '../testing/options-of.ts';

it('takes nothing of a thing that its paragraph alone has brought up', () => {
  const spring = '점토를 이해하려면 용수철을 넣은 통을 떠올리면 된다. 용수철은 물이 빠져나갈수록 더 큰 힘을 견딘다.';
  expect(optionsOf(spring)).not.toMatch(/용수철은/);
});

it('takes it where the thing is spoken of elsewhere, brought up as a topic, or defined', () => {
  const said = '용수철은 물이 빠져나갈수록 더 큰 힘을 견딘다.';
  expect(optionsOf(`용수철을 넣은 통이 있다. ${said}\n모형의 용수철은 골격을 나타낸다.`)).toMatch(/용수철은 물이/);
  expect(optionsOf(`이 통에서 용수철은 물에 잠겨 있다. ${said}`)).toMatch(/용수철은 물이/);
  expect(optionsOf('용수철을 넣은 통이 있다. 용수철이란 힘을 받으면 줄어드는 물체를 말한다.')).toMatch(/용수철/);
});

it('takes no case of which the sentence before speaks', () => {
  const case_ = '주소가 없으면 컴퓨터는 로컬 네임 서버에 질의를 보낸다.';
  expect(optionsOf(`컴퓨터는 먼저 저장해 둔 정보에서 주소를 찾는다. ${case_}`)).not.toMatch(/주소가 없/);
  expect(optionsOf(case_)).toMatch(/주소가 없/);
});
