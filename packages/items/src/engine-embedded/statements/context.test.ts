import { expect, it } from 'vitest';
import { optionsOf } from '../testing/options-of.ts';

/** What leans on its neighbours, and what must not be made of it alone. */
it.each([
  ['how is told behind', '신용장 거래는 다음과 같이 이루어진다.', /다음과 같이/],
  ['what is left of what', '광자는 전자를 자유롭게 하지만, 남는 에너지는 열로 바뀌어 버려진다.', /^남는/m],
  ['persons of a case', '따라서 갑은 을에게 등기를 말소하라고 청구할 수 있다.', /갑/],
  ['what is read', '연주자는 오른쪽 행부터 시작하여 위에서 아래로 읽어 나간다.', /읽어/],
  ['the contrary of what', '경제학자 리카도는 인과의 방향이 반대라고 보았다.', /반대/],
  [
    'a layer of what',
    '전지를 두 층으로 쌓기도 한다. 위층은 에너지가 큰 빛을 흡수하여 열로 잃는 에너지를 줄인다.',
    /^위층은/m,
  ],
  ['steps of what', '처리는 보통 두 단계로 이루어진다.', /처리는/],
  ['bounds of what was named before', '실제의 경계는 국경이나 행정 구역을 따라 구부러져 있다.', /실제의/],
  ['a side of what was named before', '산소 원자 쪽은 음전하를, 수소 원자 쪽은 양전하를 부분적으로 띤다.', /쪽은/],
  ['a way to do what is not named', '어떤 방법이 효과적인지는 가연물의 종류에 따라 다르다.', /어떤 방법/],
  [
    'an answer to no question',
    '이에 대해 아우구스티누스는 미리 아는 것과 일어나게 하는 것은 다르다고 답하였다.',
    /답하였다/,
  ],
  [
    'a fuel for what uses it',
    '연료 전지는 종류가 다양하다. 또한 일산화 탄소도 연료로 사용할 수 있어 천연가스를 이용하기에 유리하고, 배출되는 열을 난방에 활용할 수 있다.',
    /일산화 탄소[는가]/,
  ],
  [
    'what belongs to the one named first',
    '번식 시기가 다르거나 서식지가 달라 교배가 일어나지 않는 것은 전자에 해당한다.',
    /전자/,
  ],
  ['what is coated', '철에 주석을 입힌 것을 양철, 아연을 입힌 것을 함석이라고 한다.', /^함석은 아연/m],
  [
    'a supposed case for what always is',
    '농부가 밀을 방앗간에 팔고, 방앗간이 밀가루를 제과점에 팔았다고 하자. 밀과 밀가루는 빵을 만드는 데 쓰인 중간 생산물이므로 국내 총생산에는 빵의 가치인 250만 원만 포함된다.',
    /250만/,
  ],
  [
    'half of what stands above a letter',
    '‘ㆍ’가 ‘ㅡ’의 위나 ‘ㅣ’의 바깥쪽에 놓인 글자는 양에 속하고, 아래나 안쪽에 놓인 글자는 음에 속한다.',
    /^아래나/m,
  ],
  ['one that beats another of those supposed', '둘씩 비교하여 투표하면 A는 B를 이기고, B는 C를 이긴다.', /이[긴기]/],
  [
    'a change so small as was said',
    '중력파는 매우 작은 변화를 일으킨다. 이처럼 작은 변화를 재기 위해 라이고는 레이저 간섭계를 사용한다.',
    /^작은 변화를/m,
  ],
  [
    'what follows from what stands before',
    '쇼펜하우어는 이로부터 세계의 모든 사물도 내적 본질에서는 의지라고 추론하였다.',
    /이로부터/,
  ],
  ['the first of two ways to what', '쇼펜하우어는 예술에서 첫 번째 길을 찾았다.', /첫 번째/],
  ['ways of what is not named', '복구는 크게 두 가지 방식으로 이루어진다.', /복구는/],
  [
    'what all of us do for what the deniers say we do',
    '이들은 두 운전자의 비난받을 만한 정도가 같다고 주장한다. 우리는 남의 마음을 들여다볼 수 없으므로 결과를 보고 잘못의 정도를 추측한다.\n우리는 그 사람을 비난할 수 없다고 생각한다.',
    /추측하/,
  ],
  [
    'letters that stood in brackets',
    '사슬에는 아데닌(A), 타이민(T), 구아닌(G), 사이토신(C)이라는 네 염기가 늘어서 있고, A는 T와, G는 C와 수소 결합을 이룬다.',
    /A는 T와/,
  ],
  [
    'a wall of what was named before',
    '컨테이너는 무게를 기둥으로 받친다. 벽은 하중을 거의 지탱하지 않으므로 얇은 강판으로 만들 수 있다.',
    /^벽은/m,
  ],
  [
    'a name with the way it is given',
    '컴퓨터 자판은 왼쪽 위의 글쇠 배열을 따서 쿼티(QWERTY) 자판이라고 불린다. 이 배열은 숄스가 개발한 타자기에서 비롯되었다.',
    /따서 쿼티/,
  ],
  [
    'what comes of the sentence before for what always is',
    '그 결과 오줌의 양은 줄고 농도는 진해지며, 혈액의 삼투압은 정상 수준으로 낮아진다.',
    /낮아진다|높아진다/,
  ],
  ['another one than was named', '혈압이 낮아졌을 때에는 또 다른 조절 과정이 작동한다.', /또 다른/],
  [
    'two that are not named',
    '보조 세포는 신호 물질을 분비하여 두 면역을 모두 돕기 때문에, 보조 세포가 파괴되면 면역 전체가 약화된다.',
    /두 면역/,
  ],
  ['what befalls what is not named', '그러나 충돌한다고 해서 모두 반응이 일어나는 것은 아니다.', /충돌한다고/],
  [
    'what is needed for what is not named',
    '입자들이 적절한 방향으로 충돌해야 하고, 충돌하는 입자들이 일정한 크기 이상의 에너지를 가지고 있어야 한다.',
    /[가-힣]/,
  ],
  [
    'the last step of what is not named',
    '이어서 새로운 결합이 만들어지고, 마지막으로 생성물이 표면에서 떨어져 나간다.',
    /떨어져/,
  ],
  [
    'a place without its verb, and a side of nothing',
    '전향력은 북반구에서는 물체가 진행하는 방향의 오른쪽으로, 남반구에서는 왼쪽으로 작용한다.',
    /오른쪽이다|은 남반구에서는 왼쪽/,
  ],
  ['a distance of nothing', '기압 경도력은 두 지점의 기압 차에 비례하고 거리에 반비례한다.', /은 거리에/],
  ['a woman who was named before', '그녀에 따르면 도시의 활력은 다양성에서 나온다.', /그녀/],
  [
    'an effect for the cost of it',
    '이를 부정적 외부 효과라고 한다. 피해는 사회 전체가 나누어 지지만, 공장은 그 비용을 생산비에 포함하지 않는다.',
    /공장은 부정적/,
  ],
  [
    'half of an objection',
    '그러한 처벌은 억제의 효과를 거둘 수 없으며, 제조사가 책임을 회피할 수 있다는 반론이 제기된다.',
    /없다\.$/m,
  ],
  ['so much of what was measured before', '이만한 양의 혈액이 끊임없이 새로 만들어진다는 것은 불가능하다.', /이만한/],
  [
    'a stripe for its coming about',
    '암석이 압력을 받으면 광물이 배열되면서 줄무늬가 나타나는데, 이를 엽리라고 한다.',
    /^엽리는/m,
  ],
  [
    'a word that is meant without its marks, and a sense of nothing',
    '‘놈’은 본래 일반적인 사람을 가리켰으나 지금은 남자를 낮잡아 이르는 말로 쓰여 의미가 축소되었다.',
    /^놈은|^지금은/m,
  ],
  [
    'kinds for what a thing is',
    '소화샘은 소화액을 만들어 분비하는 기관이며, 침샘, 위샘, 간, 이자 등이 있다.',
    /소화샘은 침샘/,
  ],
  [
    'what somebody said without his name',
    '흄은 습관이 위대한 안내자라고 보았으며, 습관이 없다면 우리는 어떤 것도 알 수 없다고 하였다.',
    /^습관이 없/m,
  ],
  [
    'what comes first without its being first',
    '먼저 학습한 정보가 나중에 학습한 정보의 기억을 방해하는 것을 순행 간섭이라 하고, 나중에 학습한 정보가 먼저 학습한 정보의 기억을 방해하는 것을 역행 간섭이라 한다.',
    /간섭은 학습한/,
  ],
  [
    'a case for what is named',
    '채무자가 이행을 하지 않는 경우가 있는데, 이를 불이행 현상이라고 한다.',
    /경우가 있는 것/,
  ],
  [
    'half of a condition',
    '채권자가 상당한 기간을 정하여 이행을 독촉하고, 그 기간 안에 이행이 이루어지지 않아야 계약을 해제할 수 있다.',
    /독촉(?:한다|하지 않는다)/,
  ],
  ['voters of one election for all', '매체에 노출되어 지지 후보를 바꾼 유권자는 소수에 불과했다.', /유권자/],
  ['oneself of nobody', '상대 기업이 약속을 어길 것으로 예상된다면 자신도 약속을 어기는 것이 유리하다.', /자신/],
  [
    'a view without its holder',
    '마르크스에 따르면 사회는 두 계급으로 나뉜다. 자본가는 노동자가 생산한 가치의 일부만을 임금으로 지급한다.',
    /자본가는/,
  ],
  ['otherwise than nobody', '1920년대 소련의 감독들은 편집을 다르게 이해하였다.', /다르게/],
  [
    'what holds under the condition of the sentence before',
    '이때 같은 방향으로 정렬한 원자핵이 더 많기 때문에 인체는 자기장 방향의 자성을 띠게 된다.',
    /인체는/,
  ],
  [
    'a limit of nothing',
    '촬영 시간이 길고 소음이 크며, 금속 장치를 지닌 환자에게는 사용하기 어렵다는 한계가 있다.',
    /한계가/,
  ],
  [
    'a third of no tuning',
    '완전 5도의 오차는 느껴지지 않을 정도로 작지만, 장3도는 순정률의 장3도보다 눈에 띄게 넓다.',
    /5도|장3도/,
  ],
  ['one more of nothing', '질량이 거의 같기 때문에 최대로 밝아졌을 때의 절대 등급도 거의 일정하다.', /등급도/],
  [
    'half of what a picture must have',
    '19세기의 아카데미는 신화에서 소재를 취하고 정확한 소묘와 매끄러운 마무리를 갖춘 그림을 높이 평가하였다.',
    /아카데미는 정확한/,
  ],
  [
    'a name explained for the one who gave it',
    '순자는 본성을 변화시키는 것을 화성기위라고 하였는데, 여기서 인위란 사람이 노력하여 이루어 낸 것을 뜻한다.',
    /순자는.*뜻한다/,
  ],
  [
    'a cause of what a thing is',
    '내적 비판은 사료의 내용이 믿을 만한지를 따지는 작업이다. 위조되지 않은 문서라도 작성자가 사실을 왜곡했을 수 있기 때문이다.',
    /작업인/,
  ],
  [
    'theses that are listed to be weighed',
    '래드퍼드는 허구에 대한 감정에서 다음과 같은 역설을 발견하였다. 우리는 허구의 인물에 대해 감정을 느낀다. 그러나 우리는 허구의 인물이 존재한다고 믿지 않는다.',
    /우리는/,
  ],
  [
    'a thing for who treats it',
    '나트륨만 넣은 유리는 물에 녹으므로 석회석을 함께 넣어 물에 녹지 않게 한다.',
    /유리[가는] 석회석/,
  ],
  [
    'two cases of one thing for a contrast',
    '주주는 전문 경영인에게 회사의 경영을 맡기고, 의뢰인은 변호사에게 소송을 맡긴다.',
    /달리|다르게/,
  ],
  [
    'what is proved for who proves it',
    '고의나 과실이 없다는 사실은 채무자가 증명해야 한다. 이는 채무자가 이미 계약을 통해 이행을 약속한 지위에 있기 때문이다.',
    /사실이 채무자가/,
  ],
  [
    'a topic within a cause',
    '경구로 투여된 약물은 주로 소장에서 흡수된다. 소장의 점막은 융모로 덮여 있어 표면적이 매우 넓기 때문이다.',
    /점막은/,
  ],
  ['an induced thing for a thing beside others', '유도 방출이 일어나면 한 개의 광자가 두 개로 늘어난다.', /유는/],
  ['a difference and its measure exchanged', '체감 물가는 지수와 차이가 나는 경우가 많다.', /차이와 지수/],
  [
    'a place and a time exchanged',
    '혈액 응고 인자는 대부분 간에서 만들어지며, 평소에는 비활성 상태로 존재한다.',
    /평소에서|간에는/,
  ],
  [
    'one of two that share a verb',
    '물적 자본이 대상에, 인적 자본이 개인에게 깃들어 있는 것과 달리, 사회 자본은 사람들 사이의 관계에 깃들어 있다.',
    /사회 자본은 대상에/,
  ],
  ['whom one tells it for who tells it', '임차권은 임대인에게만 주장할 수 있다.', /아니면|아니어도/],
  ['a duty for a leave', '혈액의 응고는 필요한 곳에서만 일어나야 한다.', /아니면|아니어도/],
  ['so little as more', '이 물질의 반감기는 1초 정도에 지나지 않는다.', /지난다/],
  ['the same as before', '개별 법률에 보상 규정이 없는 경우에도 같은 기준을 적용한다.', /같은 기준/],
  [
    'a part of a reach for what lies without it',
    'P파의 암영대는 103°에서 142° 사이인 지역에 나타나고, S파의 암영대는 103°보다 먼 모든 지역에 나타난다.',
    /S파의 암영대는 103°(?!보다)/,
  ],
  ['a way in for a way out', '콩팥은 필요한 물질을 안으로 들여오고 노폐물을 밖으로 내보낸다.', /밖으로 들여오고/],
  [
    'what is so under one kind alone',
    '정부 형태는 의원 내각제와 대통령제로 나뉜다. 의원 내각제는 두 기관의 융합을 바탕으로 한다.\n대통령제는 두 기관의 분립을 바탕으로 한다. 국민은 의회 의원과 대통령을 각각 선출한다.',
    /국민은/,
  ],
  [
    'a noun for a verb',
    '알루미늄은 철보다 전자를 잃기 쉬운 금속이지만 철보다 훨씬 더디게 부식된다.',
    /금속인다|금속이지 않/,
  ],
  [
    'half of what a thing comes from',
    '기체의 점성은 서로 다른 층의 분자들이 뒤섞이며 운동량을 주고받는 데에서 비롯된다.',
    /점성은 [^\n]*뒤섞인다|점성은 운동량을/,
  ],
  ['a height of nothing', '태풍은 지름이 수백 km에 이르지만 높이는 15km 정도에 불과하다.', /^높이는/m],
  ['how strongly one parts', '일산화 탄소는 산소보다 강하게 헤모글로빈과 결합한다.', /분리된다/],
  ['a weak rebuke', '러셀은 제임스의 견해를 강하게 비판하였다.', /약하게/],
  [
    'a view without its holder',
    '기욤은 처음의 견해를 거두어들이고, 개체들은 우연적 속성에 의해서만 구별된다고 주장하였다.',
    /^개체들은/m,
  ],
  ['what follows behind nothing', '이어지는 경과구는 조를 바꾸어 제2 주제를 준비하는 역할을 한다.', /경과구/],
  ['an exception to nothing', '예외에 해당하지 않으면 당국은 시정 조치를 내린다.', /예외/],
  ['some difficulties denied', '대응설은 몇 가지 난점을 안고 있다.', /있지 않다/],
  [
    'how one parts things for one of them',
    '정부 형태는 두 기관의 관계에 따라 크게 의원 내각제와 대통령제로 나뉜다.',
    /^크게/m,
  ],
  [
    'a leave that one may do without',
    '미성년자가 법률 행위를 하려면 법정 대리인의 동의를 얻어야 한다.',
    /동의를 얻지 않/,
  ],
  [
    'what a thing is not for what it is',
    '자아는 개인의 내부에 미리 존재하는 실체가 아니라 공연을 통해 만들어지는 효과이다.',
    /효과이지 .*실체이다/,
  ],
  ['a difference that lies nowhere', '예술과 예술이 아닌 것의 차이는 감각적 특성에 있지 않다.', /특성에 없다/],
  ['a theory for a source', '개념적 은유 이론에서 의미는 인간의 신체와 문화적 경험에서 비롯된다.', /^의미는/m],
  [
    'what came up once for what is called so',
    '초현실주의는 제1차 세계 대전 이후 유럽에서 전개된 예술 운동이다.',
    /라고/,
  ],
  [
    'what the whole is called for its parts',
    '단위체가 결합하여 고분자가 되는 반응은 중합 반응이라고 하며, 결합 방식에 따라 첨가 중합과 축합 중합으로 나눌 수 있다.',
    /^첨가 중합과 축합 중합은/m,
  ],
  ['half of a name in 이', '용암 대지와 같이 건조한 곳에서 일어나는 1차 천이를 건성 천이라고 한다.', /천은/],
  [
    'an outcome turned beside what brings it about',
    '질량이 큰 별은 수명이 짧아 행성에서 생명체가 진화할 시간이 부족하다.',
    /충분/,
  ],
  [
    'a time without its verb',
    '프로그램이 실행되는 동안 데이터를 저장하려면 메모리 공간을 할당받아야 한다.',
    /(?:경우|면|도) 동안/,
  ],
  ['two particles on one noun', '소화 효소는 한 종류의 영양소에만 작용한다.', /에를|에을/],
  [
    'a topic and the same subject',
    '시효가 진행하는 도중에 권리자가 권리를 행사하는 등의 사정이 생기면 시효는 중단된다.',
    /시효는 시효가/,
  ],
  [
    'not until then before it',
    '관객이 공연을 믿어 줄 때 비로소 공연자는 특정한 인물로 인정받는다.',
    /비로소 공연자는 관객이/,
  ],
  [
    'an owner in a name',
    '프랑스의 결선 투표제는 1차 투표에서 과반을 얻은 후보자가 없을 때 상위 두 명을 두고 다시 투표하는 방식이다.',
    /프랑스의 결선 투표제라고/,
  ],
  [
    'the least for the most in a meaning',
    '한 선거구에서 가장 많은 표를 얻은 후보자를 당선자로 결정하는 제도를 다수 대표제라고 한다.',
    /가장 적은/,
  ],
  [
    'what follows of those before',
    '보통 금속에서는 원자의 결합이 끊어진다. 따라서 원자들은 원래의 위치로 돌아갈 수 없다.',
    /^원자들은/m,
  ],
  ['one of two that grow together', '바닷물의 밀도는 수온이 낮을수록, 염분이 높을수록 커진다.', /낮을수록 바닷물의/],
  [
    'what is read for what reads',
    '바코드와 달리 태그는 장애물이 있어도 읽을 수 있고, 여러 개의 태그를 동시에 읽을 수도 있다.',
    /태그는 여러 개의 태그를/,
  ],
  [
    'a use of most for that of each',
    '고층 건물에서 사람이나 화물을 위아래로 운반하는 엘리베이터는 크게 로프식과 유압식으로 나뉜다.',
    /속한다/,
  ],
  [
    'a time of nothing',
    '지층이나 암석이 만들어진 순서만을 밝히는 것을 상대 연령 측정이라고 하고, 만들어진 시기를 구체적인 수치로 나타내는 것을 절대 연령 측정이라고 한다.',
    /^상대 연령 측정은 만들어진|^만들어진 시기를/m,
  ],
  ['a reason that speaks against it', '질소는 영양분이 되기 때문에 하천에 흘러들면 녹조의 원인이 된다.', /더라도/],
  [
    'a case without its noun',
    '과잉 금지 원칙은 국가가 기본권을 제한할 때 지켜야 할 한계를 뜻한다.',
    /때 과잉 금지 원칙은/,
  ],
  [
    'two modifiers on one noun',
    '취소할 수 있는 행위는 취소하기 전까지는 유효하지만, 무효인 행위는 처음부터 효력이 없다.',
    /유효한 취소할|없는 취소할/,
  ],
  ['a mayor for his election', '지방 자치 단체의 장은 주민의 선거로 구성된다.', /선거로 이루어진다/],
  [
    'a denial beside a contrast',
    '물질문화가 빠르게 변하는 데 비해 비물질문화는 느리게 변화한다.',
    /느리게 변화?하지 않는다/,
  ],
  ['a count that the name tells', '곽희는 산을 보는 세 가지 방법을 삼원법으로 정리하였다.', /두 가지/],
  ['how things stood before', '사진과 영화가 등장하면서 상황은 근본적으로 달라졌다.', /상황/],
])('never takes %s', (_, sentence, never) => {
  expect(optionsOf(sentence)).not.toMatch(never);
});

it.each([
  ['a definition with 자신 in it', '촉매란 자신은 소모되지 않으면서 반응 속도를 변화시키는 물질을 말한다.', /촉매라고/],
  ['a person by his deed', '1차 대전 뒤 독일의 화학자 하버는 암모니아의 합성법을 찾아냈다.', /하버/],
  [
    'a name that looks like a verb',
    '소쉬르에 따르면 기호는 자의적이다. 소쉬르는 기호의 가치가 다른 기호와 맺는 관계에서 결정된다고 보았다.',
    /소쉬르는 기호의/,
  ],
  [
    'two of many',
    '만유인력은 두 물체 사이의 거리가 가까울수록 커지는 힘이며, 두 물체의 질량의 곱에 비례한다.',
    /만유인력/,
  ],
  [
    'what one calls a thing, whoever does',
    '서로 다른 종 사이에 유전자의 교류를 막는 요인을 생식적 격리라고 한다.',
    /격리/,
  ],
  ['into how many one parts a thing', '한원진은 성리학에서 본성을 세 층위로 나누었다고 평가받는다.', /세 층위/],
  ['a deed of a doctrine by its name', '본성의 보편성을 강조한 낙론은 청의 문물을 받아들이는 바탕이 되었다.', /낙론/],
  ['a state that is owned', '심신 동일론자들은 정신 상태가 뇌의 상태와 동일하다고 주장한다.', /동일/],
  ['a term behind 이란', '감각질이란 어떤 경험을 할 때 주관적으로 느껴지는 질적인 특성을 말한다.', /감각질이라고/],
  [
    'a name that looks like a verb, behind a connective',
    '심신 동일론이 등장하였다. 그러나 퍼트넘은 동일론이 정신 상태를 특정한 물질에 얽어맨다고 비판했다.',
    /퍼트넘은/,
  ],
  [
    'each of two views',
    '왕수인은 효도의 이치가 부모를 섬기려는 마음에서 나온다고 보고, 마음이 곧 이치이며 마음 밖에는 이치가 없다고 주장하였다.',
    /왕수인은 효도의 이치가 부모를 섬기려는 마음에서 나온다고 보았다\.(?:.|\n)*왕수인은 마음이 곧 이치/,
  ],
  [
    'another of the sort of a kind',
    '항생제는 살균성 항생제와 정균성 항생제로 나뉜다. 살균성 항생제는 세균을 직접 죽인다. 좁은 범위의 세균에 작용하는 항생제는 이로운 세균에 미치는 영향이 작다.',
    /좁은 범위의/,
  ],
])('still takes %s', (_, sentence, said) => {
  expect(optionsOf(sentence)).toMatch(said);
});
