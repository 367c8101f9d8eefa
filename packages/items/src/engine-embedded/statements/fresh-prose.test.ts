import { expect, it } from 'vitest';
import { optionsOf } from '../testing/options-of.ts';

/** Sentences of texts that nobody had seen before, and what was once made of them and must not be. */
it.each([
  ['an extent of a phrase', '대집행은 다른 사람이 대신할 수 있는 의무에 대해서만 허용된다.', /대해서 이외/],
  ['a drawback that is solved', '트랜지스터는 진공관의 단점을 해결하였다.', /점을 풀/],
  ['half of a verb for a noun', '노화가 진행되면 분자 사이에 있던 물이 밀려 나와 식품은 단단해진다.', /진행되면 나와/],
  [
    'what is granted for a condition',
    '음성 선택을 거치더라도 자기 항원에 반응하는 T 세포가 모두 제거되는 것은 아니다.',
    /거치더라도 .*모두 제거된다/,
  ],
  ['a focus that scatters', '광축과 나란하게 들어온 빛은 렌즈를 지난 뒤 초점에 모인다.', /흩어진다/],
  [
    'a view without the verb of its object',
    '미국 연방 대법원은 1911년 최저 가격 유지 행위를 그 자체로 위법하다고 보았다.',
    /행위를 .*위법하다는 견해/,
  ],
  ['tight for wide', '이름은 대형 카메라의 조리개를 가장 작게 조였을 때의 수치에서 따온 것이다.', /가장 크게 조/],
  [
    'what is told of a clause for a thing',
    '제1성질의 관념은 물체에 있는 성질과 유사하지만, 제2성질의 관념과 닮은 것은 물체 안에 존재하지 않는다.',
    /닮은 것은 물체에 있는 성질과/,
  ],
  ['each denied', '바다에 흩어져 있는 섬들은 각기 살고 있는 생물 종의 수가 다르다.', /각기 .*다르지 않다/],
  [
    'a rate without its time',
    '이입률은 단위 시간 동안 섬에 새로 정착하는 종의 수를, 멸종률은 섬에서 사라지는 종의 수를 가리킨다.',
    /^멸종률은 섬에서/m,
  ],
  [
    'a name cut',
    '프랑스의 인류학자 반 게넵은 통과 의례를 연구하였다. 그는 세계 여러 지역의 의례를 비교하여 공통된 구조를 밝혔다.',
    /^게넵은/m,
  ],
  [
    'what is held for what it is done with',
    '곽상에 의하면 각 사물은 타고난 본성인 성분을 지니며, 자신의 성분을 다하는 것이 곧 자유이다.',
    /성분을 가지고, /,
  ],
  ['one of two that grow together', '탄산 칼슘의 용해도는 수온이 낮고 압력이 높을수록 커진다.', /압력이 낮을수록/],
  ['a place that is parted', '경쟁적 길항제는 작용제와 같은 자리에 가역적으로 결합한다.', /분리된다/],
  ['a beginning for an end', '분쟁 해결 절차는 당사국 간의 협의로 시작된다.', /끝난다/],
  [
    'sorts of what is compared',
    '초점화는 서술자가 전하는 정보와 인물이 아는 정보의 크기를 비교하여 세 가지로 나뉜다.',
    /세 가지와/,
  ],
  [
    'a duty that is none',
    '포퍼는 반증 사례를 만난 이론은 마땅히 폐기되어야 한다고 보았다.',
    /마땅히 .*(?:않아도|필요가 없)/,
  ],
  ['a case without its particle', '기본권은 필요한 경우에 한하여 법률로써 제한될 수 있다.', /경우 한/],
  ['a name for an adverb', '프리드먼은 소득을 항상 소득과 임시 소득으로 나누었다.', /늘 소득/],
  [
    'a grant for a contrast',
    '언론의 자유는 민주 사회를 지탱하는 핵심적인 기본권이지만, 언론의 보도는 때때로 개인의 명예를 훼손한다.',
    /달리|다르게|언론의 자유는 때때로|보도는 민주/,
  ],
  [
    'half of what a thing is like',
    '울름 조형 대학은 장식을 덜어 낸 간결하고 체계적인 제품을 선보였다.',
    /대학은 체계적/,
  ],
  [
    'one thing like the other for two',
    '우리가 경험하는 세계는 수많은 사물과 서로 다른 개인들로 이루어져 있다.',
    /사물과 같은 개인/,
  ],
  [
    'who dips it',
    '강을 물에 담가 급격히 식히면 탄소는 미처 빠져나가지 못한 채 철의 격자 안에 갇힌다.',
    /^탄소는 강을/m,
  ],
  ['less and less denied', '담금질의 효과는 강의 표면에서 내부로 갈수록 줄어든다.', /갈수록 줄어들지 않는다/],
  [
    'what is still so, denied',
    '보상이 실제로 이루어지지 않는다면 손해를 본 사람은 여전히 손해를 본 상태로 남는다.',
    /여전히 .*남지 않는다/,
  ],
  [
    'the rarest of what is told of the commonest',
    '가장 널리 쓰이는 전자 종이는 전기 영동이라는 현상을 이용한다.',
    /드물게/,
  ],
  [
    'one of two that are wanting',
    '사전도 통역자도 없는 상태에서 전혀 알려지지 않은 언어를 번역하는 작업을 원초적 번역이라고 한다.',
    /사전[은이] /,
  ],
  [
    'each of what is named in the other half',
    '언어학자는 발화를 여러 요소로 나누고 각 요소에 자국어의 표현을 대응시키는 번역 지침서를 만든다.',
    /언어학자는 각 요소/,
  ],
  ['what is his for whose it is', '배상금은 소송을 제기한 주주가 아니라 회사에 귀속된다.', /주주에 귀속/],
  [
    'a part that can, where a part cannot',
    '식품 속의 물 가운데 일부는 단백질이나 당과 같은 성분에 붙들려 있어 자유롭게 움직이지 못한다.',
    /움직일 수 있다/,
  ],
  [
    'what is said of two for one of them',
    '건조와 염장은 식품의 보존성을 높이는 가장 오래된 방법이다. 건조는 물 자체를 없애는 방법이고, 염장은 소금을 더하여 물의 비율을 줄이는 방법이다.',
    /^(?:건조|염장)는? ?은? ?식품의 보존성/m,
  ],
  [
    'what he holds for what it is',
    '하이트에 따르면 도덕 판단은 직관에서 나온다. 추론은 판단이 내려진 뒤에 그 판단을 뒷받침할 근거를 찾는 과정이다.',
    /추론이라고|^추론은/m,
  ],
  [
    'another for whom the sentence itself names',
    '플루서는 사진 장치를 분석하였다. 사진가는 자유롭게 대상을 고른다고 생각하지만, 그가 선택할 수 있는 것은 장치가 허용한 범주에 한정된다.',
    /플루서가 선택/,
  ],
  ['a work that is infringed as one', '저작권법은 창작성이 있는 편집물을 편집 저작물로 보호한다.', /침해한다/],
  [
    'what is like it, denied',
    '주식이나 채권처럼 미술품도 시간이 지나면서 투자의 대상이 될 수 있다.',
    /처럼 .*(?:없다|않는다)\.$/m,
  ],
  [
    'a topic for the first of two',
    '입자의 수가 많을수록 추정은 정확해지지만 계산량이 늘어난다.',
    /^추정은 입자의.*지만/m,
  ],
  [
    'what one compares for, denied',
    '주택의 소유자는 수선에 드는 비용과 늘어나는 임대료를 비교하여 주택을 관리한다.',
    /관리하지 않는다/,
  ],
  ['what is taken away for, denied', '염소 원자는 오존에서 산소 원자 하나를 빼앗아 일산화 염소가 된다.', /되지 않는다/],
  [
    'what is done with a beak, denied',
    '진딧물은 가느다란 주둥이를 체관 요소 하나에 꽂아 체관액을 빨아 먹는다.',
    /먹지 않는다/,
  ],
  [
    'where it goes and what it does there, denied',
    '체관을 빠져나온 물의 상당량은 물관으로 돌아가 다시 위로 올라간다.',
    /올라가지 않는다/,
  ],
  ['a need within a meaning', '지각 부하란 과제를 수행하기 위해 처리해야 하는 지각 정보의 양을 말한다.', /않아도 하는/],
  ['less to twice as much', '철근이 녹슬면 부피가 원래의 두 배 이상으로 늘어난다.', /이상으로 줄어든다/],
  ['some of them at first', '모든 자극은 일단 감각 저장소에 들어온다.', /일부만 일단/],
  [
    'what it falls short of, fulfilled',
    '2011년에 초기에 추정된 규모는 최종 규모인 9.0에 크게 미치지 못하였다.',
    /크게 미쳤다|미칠 수/,
  ],
  [
    'all for a part, granted',
    '공동 정범은 각자가 범죄의 일부만을 실행하였더라도 전체에 대하여 정범으로서 책임을 진다.',
    /전부를 실행/,
  ],
  [
    'a doer for what is done',
    '방조범은 정범의 실행을 돕는 사람으로, 물질적 방조뿐 아니라 정신적 방조도 방조에 해당한다.',
    /방조범은 물질적/,
  ],
  ['who draws it', '슬라이버는 굵기가 고르지 않으므로 여러 가닥을 합친 다음 잡아 늘인다.', /슬라이버가/],
])('never takes %s', (_, sentence, never) => {
  expect(optionsOf(sentence)).not.toMatch(never);
});
