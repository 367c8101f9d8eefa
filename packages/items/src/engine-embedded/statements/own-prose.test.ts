import { expect, it } from 'vitest';
import { optionsOf } from '../testing/options-of.ts';

/** Sentences as teachers write them, and what must never be made of them. */
it.each([
  ['what may be so the other way', '기업의 잘못으로 많은 소비자가 적은 액수의 피해를 입는 경우가 있다.', /적은 소비자/],
  [
    'what is detected for who detects',
    '방사선은 눈에 보이지 않으므로 물질과 상호 작용한 흔적을 통해 검출한다.',
    /방사선이 물질과/,
  ],
  [
    'a bank that gives security',
    '중앙은행은 일시적으로 자금이 부족해진 은행에 담보를 받고 돈을 빌려주어 위기의 확산을 막는다.',
    /은행에 담보를 받는다/,
  ],
  [
    'half of a way for what is done that way',
    '오븐은 열원에서 발생한 열이 음식의 표면에 전달되고 다시 내부로 전도되는 방식으로 음식을 익힌다.',
    /표면에 전(?:달된|해진)다/,
  ],
  [
    'a pest for who sprays',
    '유충 호르몬과 작용이 비슷한 물질을 뿌리면 해충은 성충으로 자라지 못하게 된다.',
    /^해충은 유충/m,
  ],
  [
    'a reason that there is not',
    '예금자는 돈을 돌려받을 수 있다고 믿으므로 남보다 먼저 인출할 까닭이 없어진다.',
    /나중에/,
  ],
  ['free for freely', '띠 간격보다 큰 에너지를 가진 광자는 전자를 자유롭게 한다.', /자유롭게 전자를/],
  ['a death that came about', '한 여성이 길에서 괴한의 습격을 받아 숨졌다.', /숨지지 않/],
  ['a claim that the law shuts out', '당사자는 선의의 제삼자에게 무효를 주장하지 못한다.', /주장한다/],
  ['what may be done once for what may not be done often', '반분법은 검사를 한 번만 실시해도 된다.', /여러 번/],
  [
    'a tax for what it does not bring about',
    '토지는 세금을 매긴다고 해서 공급량이 줄어들지 않는다.',
    /매긴다고 해서 공급량이 (?:줄어든|감소한)다/,
  ],
  [
    'a cause that somebody supposes for a fact',
    '리카도는 이 상식을 뒤집었다. 리카도에 따르면 곡물 가격이 높기 때문에 지대가 비싸다.',
    /가격이 [높낮]다\.$/m,
  ],
  [
    'what one has a right to for what one does',
    '연안국은 배타적 경제 수역에서 자원을 탐사하고 개발하며 보존할 수 있는 주권적 권리를 가진다.',
    /탐사한다\.$/m,
  ],
  ['what seems not to seem so', '뼈는 단단하여 한번 만들어지면 변하지 않는 것처럼 보인다.', /보이지 않는다/],
  ['an answer that is not given', '라이프니츠는 신이 모든 것을 미리 정해 놓았다고 답한다.', /답하지 않/],
  ['hard as a thing is made', '칼슘과 인으로 이루어진 무기질은 뼈를 단단하게 한다.', /단단하도록/],
  [
    'what is done in spite of it for what is done',
    '따라서 작업하기 쉬우면서도 강도가 높은 콘크리트를 얻기 위해 혼화제를 사용한다.',
    /면서는/,
  ],
  [
    'merchants for the rate they asked for',
    '상인과 개혁가들은 청원 운동을 벌여 힐의 주장을 지지하였고, 1840년 1월에 1페니 균일 요금제가 시행되었다.',
    /들은 1840년|상인은 1840년/,
  ],
  [
    'one of two conditions for the one that decides',
    '돌림힘이 작용하더라도 각운동량이 크면 회전축의 방향은 쉽게 변하지 않는다.',
    /작용하면/,
  ],
  [
    'others left hanging',
    '퍼스는 믿음을 확정하는 여러 방법 가운데 과학의 방법만이 스스로 오류를 바로잡을 수 있다고 보았다.',
    /아니어도/,
  ],
  [
    'light for what is broken',
    '물체의 한 지점에서 나온 빛은 필름의 전체에 퍼져 기록되므로, 홀로그램이 깨지더라도 각각의 조각에서 물체 전체의 상을 재생할 수 있다.',
    /빛은 홀로그램이/,
  ],
  [
    'what is done in secret for who seeks it',
    '담합은 은밀하게 이루어지므로 경쟁 당국이 증거를 확보하기 어렵다.',
    /담합은 경쟁 당국이/,
  ],
  [
    'a signal that makes itself stronger',
    '이온 하나가 만들어 내는 신호는 매우 약하므로 전자 증배관으로 신호를 증폭한다.',
    /신호가 전자 증배관/,
  ],
  ['what came at once for a slow change', '1960년에 레이저가 발명되자 홀로그래피는 빠르게 발전하였다.', /느리게/],
  [
    'what scientists do with an instrument for what they do',
    '과학자들은 질량 분석기를 이용하여 시료에 들어 있는 물질을 확인하고, 분자의 구조를 추정한다.',
    /과학자들은 분자의/,
  ],
  [
    'the sample that collides for the ion that breaks',
    '충돌할 때 전달된 에너지가 크면 분자 이온은 더 작은 조각 이온으로 쪼개진다.',
    /분자 이온은 (?:충돌할|부딪칠) 때/,
  ],
  [
    'two topics in a row',
    '소멸시효의 이익은 당사자가 법정에서 주장해야 법원이 고려하지만, 제척기간이 지났는지는 당사자가 주장하지 않아도 법원이 직접 조사하여야 한다.',
    /이익은 제척기간이/,
  ],
  [
    'what it is measured by for one of two',
    '능동적 소음 제어는 소음과 위상이 반대인 소리를 만들어 상쇄 간섭을 일으킨다.',
    /위상과 소음/,
  ],
  [
    'half of what was found out',
    '물리학자 세이빈은 잔향 시간이 실내의 부피에 비례하고 실내의 전체 흡음력에 반비례한다는 사실을 알아냈다.',
    /세이빈은 실내의 전체 흡음력에/,
  ],
  [
    'half of what somebody rests on',
    '파노프스키는 유디트를 그린 그림은 여러 점 전해지지만 살로메를 그린 그림은 찾기 어렵다는 사실을 근거로, 그 여인을 유디트로 보았다.',
    /^살로메를/m,
  ],
  [
    'an order for one that 뒤 denies',
    '공매도는 주식을 빌려서 먼저 판 뒤 나중에 같은 주식을 사서 갚는 방식으로 이루어진다.',
    /나중에 판/,
  ],
  ['support that was not sought', '해양저 확장설은 고지자기 연구를 통해 강력한 지지를 얻었다.', /얻지 않/],
  [
    'what a name stands for as what a condition decides',
    '틴들 현상은 콜로이드 용액에 빛을 비추면 빛이 지나가는 길이 뚜렷하게 보이는 것을 가리킨다.',
    /비추더라도/,
  ],
  [
    'the small broken down into the large',
    '크기가 큰 영양소를 작은 영양소로 분해하는 과정을 소화라고 한다.',
    /작은 영양소를 큰/,
  ],
  [
    'two names as one',
    '기표란 귀로 들을 수 있는 소리의 이미지를 말하고, 기의란 소리와 결합된 개념을 말한다.',
    /개념을 기표라고/,
  ],
  [
    'a view that nobody said he had',
    '촘스키는 스키너의 설명이 언어의 창조성을 해명하지 못한다고 비판하였다.',
    /비판을 제기하지 않/,
  ],
  [
    'a conjunction for a verb',
    '감정은 크게 안목 감정과 과학 감정, 그리고 소장 이력의 조사로 이루어진다.',
    /그린다|감정은 소장/,
  ],
  [
    'what is alike for what is listed',
    '수소 원자핵은 중성자와 질량이 거의 같아 감속 효과가 뛰어나지만 중성자를 흡수하는 성질도 있다.',
    /질량과 중성자|뛰어난다/,
  ],
  [
    'what is left out of a sum for what is left out to it',
    '외국인이 국내에서 생산한 것은 우리나라의 국내 총생산에 포함된다.',
    /에 제외/,
  ],
  ['how a thing comes about for how it ends', '법률관계는 대개 당사자의 계약에 의해 생겨난다.', /사라진다/],
  [
    'a face between two for a case',
    '계면 활성제는 한 분자 안에 물과 친한 친수기와 기름과 친한 친유기를 함께 가진다.',
    /경우/,
  ],
  [
    'half of an aim for what is done',
    '소멸 시효를 두는 까닭은 오랫동안 계속된 사실 상태를 존중하여 법적 안정성을 확보하고, 오래된 일을 증명해야 하는 곤란을 덜어 주려는 데 있다.',
    /확보한다/,
  ],
  [
    'a work for who looks at it',
    '야외에 놓인 작품은 주변과 어울려 새로운 분위기를 만들어 내므로 작품과 환경의 관계를 함께 생각해 보아야 한다.',
    /^야외에 놓인 작품은 작품과/m,
  ],
  [
    'the size of a band for the band',
    '관현악단의 규모는 곡에 따라 달라지는데, 보통 60명에서 100명 정도의 연주자로 이루어진다.',
    /규모는 보통/,
  ],
  ['what nobody holds', '과거에는 국가의 명예를 지키기 위한 무력의 사용도 허용된다고 보았다.', /./],
  ['two of what is one', '강행 규범은 같은 성질을 가진 이후의 규범에 의해서만 변경될 수 있다.', /서로 다른/],
  [
    'what may become so denied',
    '유족의 생활은 고인이 재산을 모두 남에게 준 경우 위태로워질 수 있다.',
    /위태로워질 수 없다/,
  ],
  [
    'a wave for a clock that errs',
    '전파는 100만분의 1초 동안에 약 300m를 나아가므로 시계의 작은 오차도 큰 거리 오차로 이어진다.',
    /이어지는 (?:까닭|것)|^전파[는가] (?:시계|작은|큰)/m,
  ],
  ['a first step without a second', '단어는 먼저 형태가 변하는지에 따라 가변어와 불변어로 나뉜다.', /먼저/],
  [
    'two names for one',
    '형태가 변하는 단어를 가변어, 형태가 변하지 않는 단어를 불변어라고 한다.',
    /불변어는 .*가변어,/,
  ],
  [
    'what a contrast yields to',
    '견은 누에고치에서 얻는 섬유로, 광택이 우아하나 햇빛에 오래 두면 누렇게 변한다.',
    /우아하나 .*(?:더라도|두어도)/,
  ],
  [
    'what one man says for another’s, whose name stands before',
    '기대승은 사단과 칠정을 나눈 이황을 비판하였다. 그에 따르면 사단은 칠정과 별개의 감정이 아니라 칠정 가운데 선한 것을 가리킨다.',
    /이황에 따르면/,
  ],
  [
    'somebody for a thing of somebody else',
    '교사범은 범죄를 실행한 사람과 같은 형으로 처벌되지만, 방조범의 형은 범죄를 실행한 사람의 형보다 가볍다.',
    /^교사범은 .*가볍다|방조범의 형은 .*처벌/m,
  ],
  [
    'what happens at times for what a name means',
    '집단 속에서 개인은 다른 사람의 의견이나 행동을 따르기도 하는데, 이를 동조 현상이라고 한다.',
    /따르기도 하는 것/,
  ],
  [
    'an adjective denied for a verb',
    '휴지 전위가 나타나는 것은 이온의 분포가 고르지 않기 때문이다. 세포막은 이온의 분포가 고르지 않으므로 전위를 띤다.',
    /않는 데 있다/,
  ],
  [
    'a quarrel that nobody knows of',
    '논쟁은 우주 배경 복사가 발견되면서 1965년에 대폭발 이론 쪽으로 기울었다.',
    /논쟁/,
  ],
  [
    'the verb of one for the other',
    '이온이 층 사이로 드나들 뿐 전극의 구조는 크게 변하지 않으므로 충전과 방전을 여러 번 되풀이할 수 있다.',
    /구조는 충전/,
  ],
  [
    'half of a case for a fact',
    '톨스토이에 따르면 예술가가 자신이 체험한 감정을 작품에 담고, 감상자가 그 감정에 감염될 때 예술이 성립한다.',
    /담는다|담지/,
  ],
  ['those named before', '이들과 달리 웨이츠는 예술을 정의하려는 시도 자체가 잘못되었다고 주장하였다.', /이들과/],
  [
    'what is handed over for who hands it over',
    '저작 인격권은 저작자에게만 속하므로 다른 사람에게 양도할 수 없다.',
    /인격권이 .*양도할 수 없는/,
  ],
  ['at any time denied', '감사는 언제든지 이사에게 영업에 관한 보고를 요구할 수 있다.', /언제든지 .*없다/],
  [
    'a particle cut in two',
    '압축은 원래의 데이터를 완전히 복원할 수 있는지에 따라 무손실 압축과 손실 압축으로 나뉜다.',
    /압축으는/,
  ],
  ['two that share their particle', '지층과 암석에는 지구가 겪어 온 변화의 흔적이 남아 있다.', /암석에와/],
  ['where a thing lived for where it is', '표준 화석은 특정한 시대에만 번성했던 생물의 화석이다.', /아니면|아니어도/],
  [
    'the middle of a clause cut out',
    '산화막은 회로 사이에 전류가 새는 것을 막고 이후의 공정에서 웨이퍼의 표면을 보호하는 역할을 한다.',
    /새는 이후/,
  ],
  [
    'one of two measures turned',
    '유도 기전력의 크기는 자기 선속이 빠르게 변할수록, 코일의 감은 수가 많을수록 커진다.',
    /적을수록/,
  ],
  [
    'what takes in the light for what uses a mirror',
    '극자외선은 공기에도 잘 흡수되므로 극자외선 장비에서는 렌즈 대신 거울을 사용해야 한다.',
    /^극자외선은 극자외선 장비/m,
  ],
  [
    'what is expressed left out',
    '상대 연령은 지층이 쌓인 순서를 나타낸 것이고, 절대 연령은 구체적인 수치로 나타낸 것이다.',
    /^절대 연령은 구체적인 수치로 나타낸 것/m,
  ],
  [
    'what is wanted for what is done',
    '임금이 오르면 여가의 기회비용이 커지므로 사람들은 여가를 줄이고 노동을 늘리려고 하는데, 이를 대체 효과라고 한다.',
    /줄인다/,
  ],
  [
    'what is evened out for what is chosen',
    '노래하는 사람은 여음이 연주되는 동안 숨을 고르며 다음 장을 준비한다.',
    /선택/,
  ],
  ['a stem that loses its last sound', '가입자는 자신의 건강 상태를 잘 알지만 보험 회사는 그렇지 않다.', /알나|아나 /],
  [
    'the partner of what is done for its object',
    '바닷물이 해저와 마찰을 일으키면서 지구의 자전을 조금씩 늦춘다.',
    /마찰과 해저/,
  ],
  [
    'a field for a subject',
    '평가가 없는 새로운 항목이나 새로운 사용자에 대해서는 추천을 할 수 없는데, 이를 콜드 스타트 문제라고 한다.',
    /대해서가/,
  ],
  [
    'a name given on the way for a cause',
    '조석을 일으키는 힘을 기조력이라고 하는데, 기조력은 달과 태양의 인력이 지구의 위치에 따라 다르게 작용하기 때문에 생긴다.',
    /라고 하는데, 기조력(?:은|이) 생/,
  ],
  [
    'two unnamed ones for each other',
    '어떤 세포는 신경 세포가 되고 어떤 세포는 근육 세포가 된다.',
    /달리|근육 세포가 되고|않는다/,
  ],
  [
    'half of what a name means',
    '기판력이란 확정된 판결의 내용에 대하여 당사자가 다시 다툴 수 없고 법원도 그와 모순되는 판단을 할 수 없게 하는 효력을 말한다.',
    /다툴 수 없다|다툴 수 있다/,
  ],
  [
    'what can be done for what is done',
    '독자들은 멀리 떨어져 있어도 같은 쪽의 같은 줄을 가리키며 논쟁할 수 있게 되었고, 지식의 잘못은 더 빨리 드러났다.',
    /가리킨다/,
  ],
  [
    'what comes of a case for what always is',
    '예외를 인정하기 시작하면 규칙은 점점 복잡해지고, 마침내 규칙 공리주의는 행위 공리주의와 구별되지 않게 된다.',
    /^규칙 공리주의는|^마침내/m,
  ],
  [
    'who hears a sound for who names it',
    '사람은 대개 20Hz에서 20,000Hz 사이의 소리를 들을 수 있는데, 20,000Hz보다 진동수가 큰 소리를 초음파라고 한다.',
    /사람은 20,000Hz보다|들는/,
  ],
  [
    'a verb behind its object for a topic',
    '다만 시동을 거는 데 오랜 시간이 걸리고 높은 온도를 견디는 재료를 써야 하기 때문에 주로 발전소에서 쓰인다.',
    /거는 주로/,
  ],
  [
    'a wish of what has none',
    '사진가들은 사진이 예술이 되려면 사진만이 할 수 있는 일을 해야 한다고 주장하였다.',
    /고자 한다면/,
  ],
  ['a place outside of a place within', '구술 사회에서 지식은 사람의 기억 속에만 존재하였다.', /속이 아니어도/],
  ['a skill that rises', '연료에 일산화 탄소가 섞여 있으면 촉매의 성능이 떨어진다.', /성능이 오른다/],
  ['two that were named before', '최근의 추천 시스템은 두 방식을 결합한 혼합 방식을 채택하는 경우가 많다.', /두 방식/],
  [
    'a verb that was not known for one for a topic',
    '다만 높은 온도를 견디는 재료를 써야 하기 때문에 고체 산화물 연료 전지에서는 오랜 시간이 걸리고 주로 발전소에서 쓰인다.',
    /견디는 (?!재료)/,
  ],
  ['what differs for what changes', '쌍둥이는 나이가 들수록 메틸화의 양상이 서로 달라진다.', /변화/],
  ['fast for sudden', '사용자의 수가 많아질수록 계산량이 급격히 늘어난다.', /갑자기/],
  ['a question for a thing that is picked out', '사진가는 움직임을 멈추어 담을 것인지를 선택해야 한다.', /고르/],
  [
    'a measure without what is measured',
    '우리나라 서해안은 조차가 최대 9m에 이르지만 동해안은 30cm 안팎에 지나지 않는다.',
    /^동해안은 30cm|달리, 동해안은 30cm/m,
  ],
  ['one denied for the others as well', '조석은 지구의 자전에도 영향을 미친다.', /자전에도 영향을 미치지 않는다/],
  [
    'what is done in a while for what is always done',
    '노래하는 사람은 여음이 연주되는 동안 숨을 고르며 다음 장을 준비한다.',
    /사람은 다음 장/,
  ],
  [
    'an adjective for a verb',
    '제주도의 한라산은 전체적으로 경사가 완만하지만 꼭대기 부근은 경사가 급하다.',
    /완만한다|완만하지 않는/,
  ],
  [
    'a verb for an adjective that ends like it',
    '정부는 특허권자에게 정당한 보상을 지급하고, 특허권자는 약의 생산을 허락한다.',
    /지급하다/,
  ],
  ['a receptor that is parted into', '카페인은 아데노신 대신 수용체에 결합한다.', /수용체에 분리/],
  ['what is done in turn for two things', '특허권자는 실시료를 받고 실시를 허락할 수도 있다.', /받을 뿐만/],
  ['a limit for a bond', '각국은 특허권을 일정한 경우에 제한한다.', /묶어/],
  [
    'the clock’s for the satellite’s',
    '위성은 빠르게 움직이므로 위성의 시계는 하루에 약 7마이크로초 느려지고, 지표보다 중력이 약한 곳에 있으므로 하루에 약 45마이크로초 빨라진다.',
    /^위성은 하루에/m,
  ],
  [
    'what is sent for what is named beside it',
    '위성은 자신의 위치와 전파를 보낸 시각을 담은 신호를 계속 내보낸다.',
    /전파와 위치/,
  ],
  ['a likeness of nothing', '힘이 상판에 전달되는 방식은 같지 않다.', /방식은/],
  ['upright for side by side', '현수교는 주 케이블에서 수직으로 내린 행어로 상판을 매단다.', /나란/],
  ['what explains the sentence before', '고딕 성당의 구조는 신앙을 눈에 보이게 하려는 노력의 결과였던 것이다.', /결과/],
  [
    'sides that were named before',
    '어느 쪽이 옳은지는 아직 분명하지 않지만, 침묵이 동의를 뜻하지는 않는다.',
    /어느 쪽/,
  ],
  [
    'another pace of what cannot be',
    '이익은 부자의 토지를 한꺼번에 빼앗는 것은 현실적으로 불가능하다고 판단하였다.',
    /하나씩/,
  ],
  [
    'a view against its own reason',
    '노이만은 사람들이 고립되는 것을 두려워하기 때문에 끊임없이 주위의 의견을 살핀다고 보았다.',
    /살피지 않는다/,
  ],
  [
    'a grain that looks like a verb for no topic',
    '화산재는 대개 몇 주 안에 땅으로 떨어지지만, 성층권의 황산 알갱이는 비에 씻기지 않아 한두 해 동안 남아 있다.',
    /화산재는 성층권의/,
  ],
  [
    'one whom it yields for one who was named before',
    '농사를 짓지 않는 사람은 토지를 가질 수 없으며, 선비라 하더라도 농사를 지어야 수확물을 받을 수 있다.',
    /사람은 선비라/,
  ],
  ['a need that is there', '위성의 시계에도 보정이 필요하다.', /있어야/],
  ['half of right and wrong', '행위 공리주의는 개별 행위마다 결과를 계산하여 옳고 그름을 판단한다.', /공리주의는 그름/],
  ['an answer to what was asked before', '19세기의 실증주의 역사가들은 그렇다고 믿었다.', /그렇다고/],
  [
    'the contrary of a case that is not there',
    '진동하는 물체가 주위의 공기를 밀면 공기의 밀도가 높아지고, 반대로 당기면 공기의 밀도가 낮아진다.',
    /^반대로/m,
  ],
  [
    'more than what stood in the other half',
    '독자들은 같은 쪽을 가리키며 논쟁할 수 있게 되었고, 지식의 잘못은 더 빨리 드러났다.',
    /^지식의/m,
  ],
  [
    'a time for a case',
    '준칙은 정책의 신뢰를 높이지만, 준칙을 정할 때 예상하지 못한 사태가 벌어지면 오히려 피해를 키울 수 있다.',
    /정할 경우/,
  ],
  ['two subjects side by side', '역사가는 사료가 뒷받침하지 않는 내용을 쓸 수 없다.', /역사가가 사료가/],
  [
    'the time of one verb for that of another',
    '별이 일생 동안 만든 원소들은 우주 공간으로 흩어져 새로운 별의 재료가 된다.',
    /^만든/m,
  ],
  [
    'a salt for one who draws water',
    '소금은 증발하지 않으므로 수증기를 모으면 순수한 물을 얻을 수 있다.',
    /소금[은이] 수증기|모더라도/,
  ],
  ['what helps a verb for a verb', '어느 방법을 쓰든 민물을 얻고 나면 소금의 농도가 높은 물이 남는다.', /^나면/m],
  ['half of what is named', '물은 통과시키지만 소금은 통과시키지 않는 막을 반투막이라고 한다.', /^소금은/m],
  [
    'how they are counted for a part of the name',
    '해수 담수화에는 크게 증발법과 역삼투법이 있다. 역삼투법은 삼투 현상을 거꾸로 이용한다. 증발법은 바닷물을 가열한다.',
    /크게 증발법은/,
  ],
  ['neither of two for one of them', '남은 중심부는 질량에 따라 중성자별이 되거나 블랙홀이 된다.', /블랙홀이 되지/],
  ['two topics in a row', '별의 바깥층은 크게 팽창하고 표면 온도는 낮아져 별은 붉게 보인다.', /^표면 온도는/m],
  [
    'what they hold up for their holding it up',
    '연구자들은 언어가 사고에 영향을 준다는 약한 주장을 지지한다. 이를 언어 상대론이라고 한다.',
    /지지하는 것/,
  ],
  [
    'what must be impossible for what must not be',
    '언어가 사고를 완전히 결정한다면 다른 언어 사이의 번역은 불가능해야 한다.',
    /불가능하지 않으면/,
  ],
  [
    'or not for in that case',
    '언어가 사고를 결정하는가, 아니면 사고가 언어에 앞서는가 하는 문제는 오랫동안 논쟁거리였다.',
    /아닐 경우/,
  ],
  [
    'two that are there apart for together',
    '러시아어에는 밝은 파랑과 어두운 파랑을 가리키는 낱말이 따로 있다.',
    /함께/,
  ],
  ['one pace twice', '블록마다 밝기가 천천히 변하는 성분과 빠르게 변하는 성분을 구한다.', /빠르게 \S+ 성분과 빠르게/],
  [
    'what is taken for a thing for what is held',
    '아리스토텔레스는 인간이 추구하는 궁극적인 목적을 행복이라고 보았다.',
    /행복이라는/,
  ],
  [
    'a paper that uses a method',
    '문서나 프로그램은 글자가 하나만 달라져도 안 되므로 무손실 압축을 사용한다.',
    /의해 사용/,
  ],
  ['a number before a rule', '넷째, 제한을 통해 얻는 공익이 제한되는 사익보다 커야 한다.', /넷째|한정/],
  ['a void law that is fixed', '법률이 위헌으로 결정되면 그 법률은 효력을 잃는다.', /정해지면|정해질/],
  ['a journey that is moved over', '낮에 이동하는 새는 태양의 위치를 보고 방향을 찾는다.', /옮겨/],
  ['a wish of what was devised', '증발법의 에너지를 줄이기 위해 고안된 것이 다단 증발법이다.', /고자/],
  [
    'what was done for what is done',
    '던컨은 코르셋과 토슈즈를 벗어 던지고 맨발로 자유롭게 춤을 추었다.',
    /던진다|던지지 않는다/,
  ],
  ['two who were named before', '그런데도 우리는 둘을 같은 사람이라고 말한다.', /둘을/],
  [
    'what is meant for what is',
    '노랑은 트럼펫처럼 날카롭게 다가오고, 파랑은 첼로처럼 깊이 물러난다는 것이다.',
    /^노랑은/m,
  ],
  [
    'a case without what it is the case of',
    '관찰이 결과와 일치하지 않으면 가설은 반증되고, 일치하면 가설은 잠정적으로 받아들여진다.',
    /^일치할|가설은 일치/m,
  ],
  ['two grants in a row', '생산량이 그대로여도 물가가 오르면 명목 국내 총생산은 늘어난다.', /오르더라도/],
  [
    'what is added for one who adds',
    '밀가루의 가치는 빵의 가치에 이미 들어 있으므로 국내 총생산에 따로 더하지 않는다.',
    /가치가 국내 총생산에 따로 더하/,
  ],
  [
    'one thing for another that comes late',
    '원래 규칙은 목표를 이루기 위한 수단이지만, 규칙을 어기면 벌을 받고 규칙을 지키면 책임을 면하게 되므로 구성원은 규칙을 앞세우게 된다.',
    /규칙은 규칙을/,
  ],
  [
    'a cell that looks like a verb for no topic',
    '다중 접합 태양 전지는 효율이 40%를 넘지만 제조 비용이 비싸 주로 인공위성에 쓰인다.',
    /^제조 비용이/m,
  ],
  ['a form that is none', '태양 전지를 직렬로 연결한 판에서는 전체의 전류가 줄어든다.', /잇은/],
  [
    'an actor who talks to himself',
    '배우는 관객에게 말을 걸기도 하고, 악공은 연주를 하다가 배우의 대화 상대가 되기도 한다.',
    /배우는 연주를/,
  ],
  [
    'what is done first for what is done later',
    '음성 인식 시스템은 먼저 마이크로 들어온 소리를 숫자로 바꾼다.',
    /나중에/,
  ],
  ['who has more of it', '핵이 없는 만큼 산소를 운반하는 헤모글로빈을 더 많이 담을 수 있다.', /핵이/],
  [
    'one of several traits for what is so everywhere',
    '관료제는 다섯 가지 특징을 지닌다. 업무가 전문적으로 나누어져 있고, 업무가 문서로 된 규칙에 따라 처리된다.',
    /^업무가/m,
  ],
  [
    'a verb for what is of use',
    '다수 대표제는 큰 정당에 유리하고, 비례 대표제는 작은 정당에 유리하다.',
    /유리하는|유리한다/,
  ],
  [
    'what is forgotten for a number of things',
    '좌망은 조용히 앉아 자신을 구속하는 모든 것을 잊는 것을 뜻한다.',
    /잊 가운데/,
  ],
])('never takes %s', (_, sentence, never) => {
  expect(optionsOf(sentence)).not.toMatch(never);
});

it('still reads what is sound in such sentences', () => {
  expect(optionsOf('사람은 20Hz에서 20,000Hz 사이의 소리를 들을 수 있다.')).toMatch(/들을 수 없다/);
  expect(optionsOf('기업과 가계는 대출을 줄인다. 가계와 기업은 대출 금리가 오르면 대출을 줄인다.')).toMatch(
    /기업과 가계|가계와 기업/,
  );
  expect(optionsOf('고대 사회에서 지식은 사람의 기억 속에만 존재하였다.')).toMatch(/기억 밖에서도 존재하였다/);
});
