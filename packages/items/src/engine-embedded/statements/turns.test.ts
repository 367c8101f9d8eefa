import { expect, it } from 'vitest';
import { turns } from './turns.ts';

const made = (statement: string): string[] => turns(statement).map(([text]) => text);

it.each([
  ['센서는 빛을 전기 신호로 바꾼다.', '센서는 전기 신호를 빛으로 바꾼다.'],
  ['세균은 암모니아를 질산염으로 바꾼다.', '세균은 질산염을 암모니아로 바꾼다.'],
  ['센서는 빛을 전기 신호로 바꾸는 소자이다.', '센서는 전기 신호를 빛으로 바꾸는 소자이다.'],
  ['카메라는 필름 대신 센서를 사용한다.', '카메라는 센서 대신 필름을 사용한다.'],
  ['실천적 지혜는 지적 덕에 속한다.', '지적 덕은 실천적 지혜에 속한다.'],
  ['전자의 양은 빛의 세기에 비례한다.', '전자의 양은 빛의 세기에 반비례한다.'],
  ['센서는 세기만을 감지할 뿐 색을 구별하지 못한다.', '센서는 세기뿐만 아니라 색도 구별할 수 있다.'],
  ['물 없이는 반응을 일으킬 수 없다.', '물 없이도 반응을 일으킬 수 있다.'],
  ['순자는 본성이 악하다고 보았다.', '순자는 본성이 선하다고 보았다.'],
  ['P파는 S파보다 관측소에 먼저 도착한다.', 'P파는 S파보다 관측소에 나중에 도착한다.'],
])('turns %s into %s', (statement, expected) => {
  expect(made(statement)).toContain(expected);
});

it.each([
  ['a way that the verb says as well', '어린 벌은 스스로 벌집의 밖으로 나간다.'],
  ['members named together', '영국식 경매와 네덜란드식 경매는 공개 경매에 속한다.'],
  ['steps that share an object named once', '기기는 전자를 모은 뒤 증폭기로 보내 바꾼다.'],
  ['a modifier that looks like a topic', '사진가의 의도와 관련되는 스투디움과 다르게 푼크툼은 우연히 나타난다.'],
  ['a modifier that ends like a topic', '과거의 효력까지 없애는 해제와 달리 해지는 과거의 효력을 그대로 둔다.'],
  ['a place with what tells it apart', '물은 언제나 깨끗한 곳에서 더러운 곳으로 흐른다.'],
  ['how far it fell', '점검하는 절차를 따를 때 일반인보다 효과가 더 크게 줄었다.'],
  ['a proportion beside what follows from it', '전자의 양은 세기에 비례하므로 밝기를 알 수 있다.'],
  ['what its parallel says otherwise', 'T1의 차이를 강조한 영상에서 지방은 밝게, 물은 어둡게 나타난다.'],
  ['what is together', '하나의 가설은 단독으로 시험되지 않고 여러 보조 가설과 함께 시험된다.'],
  ['a way into which nothing is changed', '기술의 발전은 생활을 근본적으로 바꾼다.'],
  ['half of a name', '송신기는 소리를 전달하는 전기 신호를 전파로 바꾼다.'],
  ['what is held in spite of something', '칸트는 취미 판단이 주관적이면서도 보편성을 지닌다고 보았다.'],
  ['what only is not enough', '베버는 경제적 요인만으로는 불평등을 설명할 수 없다고 보았다.'],
  ['a place from which a thing comes', '서양의 다성 음악은 중세의 교회에서 비롯되었다.'],
  ['all from which something follows', '모든 화음은 배음에서 비롯되므로 화성은 자연의 법칙에 뿌리를 둔다.'],
  ['one half of a contrast', '고체와 액체를 통과하는 P파는 굴절되지만 S파는 고체만 통과한다.'],
  [
    'what is held beside what is stressed',
    '마셜은 지식의 확산을 강조하면서, 기술의 비밀이 자연스럽게 퍼진다고 말하였다.',
  ],
  ['what holds in a case alone', '온도가 높으면 가장 많은 빛을 내고 식으면 꺼진다.'],
])('leaves alone %s', (_, statement) => {
  expect(made(statement)).toEqual([]);
});
