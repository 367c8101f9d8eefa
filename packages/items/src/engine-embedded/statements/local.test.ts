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

it('takes nothing of a name cut short', () => {
  const text =
    '입찰 지대 곡선은 지대가 낮아지는 모양을 보인다. 지대 곡선은 바깥쪽을 이은 것이다. 곡선의 기울기는 이용자마다 다르다.';
  expect(optionsOf(text)).not.toMatch(/^곡선의/m);
  const kinds =
    '경매는 공개 구두 경매와 밀봉 입찰로 나뉜다. 공개 구두 경매는 모두가 값을 듣는다. 경매의 규칙은 물건이 나오기 전에 미리 정해진다.';
  expect(optionsOf(kinds)).toMatch(/^경매의/m);
});
