import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claimRecipe, readText } from './claim-recipes.ts';
import { mannerRecipes } from './manner.ts';
import { questionRecipes } from './questions.ts';
import { reasonRecipes } from './reason-item.ts';

const text = (name: string) => readFileSync(new URL(`../testing/${name}.txt`, import.meta.url), 'utf8').trim();

it('tells how a text unfolds from what it plainly does and plainly does not do', () => {
  const recipes = mannerRecipes(text('auctions'), '');
  const trues = recipes.flatMap((recipe) => recipe.trues.map((truth) => truth.text)).join('\n');
  const falses = recipes.flatMap((recipe) => recipe.falses.map((falsehood) => falsehood.text)).join('\n');
  expect(trues).toContain('기준에 따라 대상을 분류하');
  expect(trues).toContain('차이점을 견주어');
  // It asks no question and tells of no experiment, but gives a reason again and again.
  expect(falses).toContain('통념');
  // What stands in a true option stands in a false one only beside something that is not done.
  for (const {
    trues: [key],
    falses: others,
  } of recipes) {
    for (const falsehood of others) expect(trues).not.toContain(falsehood.text);
    // The key begins as another option does, and ends as another does.
    const [begins = '', ends = ''] = key?.text.split('고 ') ?? [];
    const begun = others.filter((other) => other.text.startsWith(`${begins}고 `)).length;
    const ended = others.filter((other) => other.text.endsWith(`고 ${ends}고 있다.`)).length;
    // Not so many do that the other half alone would decide.
    for (const count of [begun, ended]) expect([1, 2]).toContain(count);
  }
});

it.each(['auctions', 'fresco', 'cache', 'stoic', 'elasticity', 'limitation'])(
  'says how %s unfolds in two plain halves without a word that comes twice',
  (name) => {
    for (const { trues, falses } of mannerRecipes(text(name), ''))
      for (const { text: said } of [...trues, ...falses]) {
        expect(said).toMatch(/^[^,]+고 [^,]+고 있다\.$/);
        const long = said.split(' ').filter((word) => word.length > 2 && !/^(?:따라|따른|들어)$/.test(word));
        expect(new Set(long.map((word) => word.slice(0, 2))).size, said).toBe(long.length);
        expect(said).not.toMatch(/일들|며 /);
      }
  },
);

it('finds many views only where three hold one', () => {
  const held = (names: readonly string[]) =>
    mannerRecipes(
      [
        ...names.map((name) => `${name} 나라를 다스리는 데 법이 무엇보다 중요하다고 보았다.`),
        '반면 법이란 사람이 지켜야 하는 규범을 말한다.',
        '예를 들어 세금을 내는 일이 그러하다.',
      ].join(' '),
      '',
    )
      .flatMap(({ trues }) => trues.map((truth) => truth.text))
      .join();
  expect(held(['유학자들은', '법률가들은', '유학자들은'])).not.toMatch(/견해|관점|입장/);
  expect(held(['유학자들은', '법률가들은', '상인들은'])).toMatch(/견해|관점|입장/);
});

it('takes no book of an age for a change over the ages, and no plain condition for a scene', () => {
  const dated = [
    '고려 시대에 편찬된 책은 삼국 시대를 연구할 때는 2차 사료이다.',
    '그 책은 고려 시대에 관한 연구에서는 1차 사료가 된다.',
    '역사가는 조선 시대에 지은 책도 함께 살핀다.',
    '만약 두 책의 내용이 다르면 더 오래된 것을 믿는다.',
    '사료란 과거를 아는 데 쓰이는 자료를 말한다.',
    '예를 들어 편지와 일기가 사료이다.',
  ].join(' ');
  const said = mannerRecipes(dated, '').flatMap(({ trues }) => trues.map((truth) => truth.text));
  expect(said.join()).not.toMatch(/변천|변화|가정|가상/);
  expect(said.length).toBeGreaterThan(0);
});

it('asks of a term without the link of its definition', () => {
  const [recipe] = questionRecipes(
    readText(
      '경사 자기장이란 위치에 따라 세기가 달라지는 자기장을 말한다. 어린이란 나이가 아직 열세 살에 이르지 않은 사람을 말한다.',
    ),
    '',
  );
  const asked = recipe?.trues.map((truth) => truth.text) ?? [];
  expect(asked).toEqual(['경사 자기장이란 무엇을 가리키는가?', '어린이란 무엇을 가리키는가?']);
  expect(recipe?.falses.map((open) => open.text).join()).not.toMatch(/자기장이(?:를|에| )/);
});

it('says nothing of how a text unfolds that shows no build', () => {
  expect(mannerRecipes('물은 흐른다. 바람은 분다.', '')).toEqual([]);
});

it('asks what a sentence answers, of whole terms', () => {
  const [recipe] = questionRecipes(readText(text('auctions')), '');
  const asked = recipe?.trues.map((truth) => truth.text) ?? [];
  expect(asked).toContain('경매는 무엇을 기준으로 나뉘는가?');
  expect(asked).toContain('공개 구두 경매에는 어떤 것들이 있는가?');
  for (const question of [...asked, ...(recipe?.falses.map((open) => open.text) ?? [])]) {
    expect(question).toMatch(/[가-힣]\?$/);
    expect(question).not.toMatch(/낮이란|같이란/);
  }
});

it('asks nothing to which the text has a word of answer', () => {
  const falses = (name: string) =>
    questionRecipes(readText(text(name)), '')[0]
      ?.falses.map((open) => open.text)
      .join() ?? '';
  // The text tells where the name of the technique comes from.
  expect(falses('fresco')).not.toContain('유래');
  expect(falses('cache')).not.toBe('');
});

it('marks a sentence whose reason the text gives, and gives no other reason the text holds true', () => {
  const passage = text('fresco');
  const [recipe] = reasonRecipes(readText(passage), '');
  const [mark] = recipe?.marks ?? [];
  expect(mark && passage.slice(mark.start, mark.end)).toBe('화가는 반죽이 마르기 전에 조르나타를 완성해야 한다');
  for (const option of [...(recipe?.trues ?? []), ...(recipe?.falses ?? [])])
    expect(option.text).toMatch(/기 때문이다\.$/);
  expect(recipe?.trues.every(({ operation }) => operation === 'D0')).toBe(true);
  expect(recipe?.falses.some(({ operation }) => operation === 'D0')).toBe(false);
});

it('asks neither who devised a tide nor what takes its place, nor how one viewed what he only names in passing', () => {
  const asked = questionRecipes(
    readText(
      '바닷물이 하루에 두 번씩 높아졌다 낮아지는 현상을 조석이라고 한다. 자연권론은 창작자가 저작물을 만들었으므로 권리를 당연히 가진다고 본다. 주희는 기질이 맑을수록 본연지성이 온전히 드러난다고 보았다.',
    ),
    '',
  ).flatMap(({ trues, falses }) => [...trues, ...falses].map((question) => question.text));
  expect(asked.join(' ')).not.toMatch(/고안한|대신할 수|어떻게 보았는가/);
  expect(asked).toContain('조석이란 무엇을 가리키는가?');
});

it('asks for no kinds where a sentence names parts', () => {
  const asked = questionRecipes(readText('빙하에는 눈이 쌓이는 함양대와 얼음이 녹는 소모대가 있다.'), '').flatMap(
    ({ trues }) => trues,
  );
  expect(asked).toEqual([]);
});

it('asks for no effect of being somebody', () => {
  const asked = questionRecipes(readText('건강 보험에서는 소득이 있는 사람이면 누구나 가입해야 한다.'), '').flatMap(
    ({ trues }) => trues,
  );
  expect(asked).toEqual([]);
});

it('tells no text to define nothing that says what a thing is', () => {
  const text =
    '알레르기는 해롭지 않은 물질에 면역 체계가 과민하게 반응하는 현상이다. 반면 감염은 병원체 때문에 생긴다. 이와 달리 염증은 상처 때문에 생긴다. 열이 나는 것은 세포가 활발하기 때문이다. 붓는 것은 체액이 몰리기 때문이다.';
  const falses = mannerRecipes(text, '').flatMap((recipe) => recipe.falses);
  expect(falses.length).toBeGreaterThan(0);
  expect(falses.map((falsehood) => falsehood.text).join()).not.toContain('개념의 의미');
});

it.each([
  ['차이점', '사비니는 대리인을 기관으로 보았다. 이에 반해 라반트는 행위자로 보았다.'],
  ['통념', '당시의 많은 학자는 바위가 홍수에 떠내려왔다고 생각했다.'],
  ['기준에 따라', '빙하에는 함양대와 소모대가 있다.'],
  ['시대의 흐름', '조석을 예측하려는 시도는 오래되었다.'],
  ['문헌', '판사를 대상으로 한 연구에서는 형량이 길어졌다.'],
  ['빗대어', '녹은 물은 윤활유의 역할을 한다.'],
  ['관련된 까닭', '기준 금리가 오르면 대출이 줄고, 그 결과 물가의 상승세가 꺾인다.'],
  ['상황을 가정', '가령 보험에 가입한 운전자는 주차에 신경을 덜 쓸 수 있다.'],
  ['유래', '상고심을 법률심이라고 부르는 것은 당연하다.'],
  ['유래', '그를 지지한 학자들은 충청도에 살았기 때문에 이를 호론이라고 부르기도 한다.'],
  ['유래', '랑게도 같은 주장을 내놓았기 때문에 이 견해는 제임스-랑게 이론이라고 불린다.'],
  ['상황을 가정', '목동이 소를 한 마리 더 풀어놓으면 풀이 줄어든다. 모두가 그렇게 하면 풀이 사라진다.'],
  ['흐름', '흄은 이를 의심하였다. 칸트는 이를 받아들였다. 헤겔은 둘을 넘어섰다.'],
  ['내력', '엔트로피라는 용어를 쓰기 시작한 사람은 클라우지우스이다.'],
  ['내력', '코리올리가 이 힘을 수학적으로 정리하였으므로 코리올리 힘이라고도 부른다.'],
  ['통념', '과거에는 절차가 크게 문제 되지 않는다는 견해가 우세했다. 그러나 오늘날에는 그렇게 보지 않는다.'],
  ['통념', '초전도체는 단순히 저항이 없는 도체와는 구별된다.'],
  ['나라마다', '같은 동물을 우리말에서는 개라고 하지만 영어에서는 dog라고 한다.'],
  ['절차를 순서대로', '이 경매는 낮은 값에서 시작하여 한 사람이 남을 때까지 값을 올려 간다.'],
  ['내력', '하딩은 논문에서 이 문제를 공유지의 비극이라고 불렀다.'],
  ['통념', '얼핏 보면 둘은 같은 뜻이다.'],
  ['수치', '조차는 최대 9m에 이른다.'],
])('does not deny %s of a text that might be thought to show it', (said, sentence) => {
  const build = '알레르기란 과민한 반응을 말한다. 가령 꽃가루가 그러하다.';
  const falses = mannerRecipes(`${build} ${sentence}`, '').flatMap((recipe) => recipe.falses);
  expect(falses.length).toBeGreaterThan(0);
  expect(falses.map((falsehood) => falsehood.text).join()).not.toContain(said);
});

it('asks neither what follows from who says so, nor why a thing must do what is done to it', () => {
  const asked = questionRecipes(
    readText(
      '이 방식을 지지하는 쪽에 따르면 자료를 잃을 걱정이 사라진다. 부와 명예에 대한 욕구는 자연스럽지도 필수적이지도 않으므로 버려야 한다.\n둘레의 온도가 높아지면 화학 반응의 속도가 빨라진다.',
    ),
    '',
  ).flatMap(({ trues }) => trues.map((question) => question.text));
  expect(asked).toContain('둘레의 온도가 높아지면 어떤 일이 일어나는가?');
  expect(asked.join(' ')).not.toMatch(/따르면 어떤|욕구가 버려야/);
});

it('finds several views only where one is held against another', () => {
  const views = (more: string) =>
    mannerRecipes(
      `수행문이란 말하는 것이 행위가 되는 발화를 말한다. 오스틴은 말이 사실을 기술하는 데 그치지 않는다고 보았다. 그는 모든 발화가 행위라고 설명하였다. 서얼은 질문이 요청이 될 수 있다고 ${more}하였다.`,
      '',
    ).flatMap(({ trues }) => trues.map((truth) => truth.text));
  expect(views('설명').join()).not.toContain('견해들');
  expect(views('주장하여 그를 비판하였다고 말').join()).toContain('견해들');
});

it('gives what a cause is said of as its subject', () => {
  for (const { trues, falses } of reasonRecipes(readText(text('fresco')), ''))
    for (const { text: said } of [...trues, ...falses])
      expect(said).not.toMatch(/^[가-힣]+[은는] [^이가]+기 때문이다\.$/);
});

it('says that a number was exchanged where it was', () => {
  const { falses } = claimRecipe(readText(text('stoic')), '');
  const miscounted = falses.find((falsehood) => falsehood.text.includes('욕구를 두 가지로'));
  expect(miscounted?.reason).toContain('다른 수로');
});

it('asks by what a thing is divided only where the thing is the topic, and of a term without the words before it', () => {
  const asked = questionRecipes(
    readText(
      '추론은 전제가 결론을 뒷받침하는 방식에 따라 연역 추론과 귀납 추론으로 나뉜다. 여기서 선별이란 상대의 특성을 스스로 드러내게 하는 방법을 말한다.',
    ),
    '',
  ).flatMap(({ trues }) => trues.map((option) => option.text));
  expect(asked.filter((question) => question.includes('뒷받침하는 무엇을'))).toEqual([]);
  expect(asked.filter((question) => question.startsWith('여기서'))).toEqual([]);
});

it('asks no meaning of who gave a name, no cause of what a thing is, and no difference of four', () => {
  const asked = questionRecipes(
    readText(
      '순자는 본성을 변화시키는 것을 화성기위라고 하였는데, 여기서 인위란 사람이 노력하여 이루어 낸 것을 뜻한다. 현무암과 유문암은 화산암에 속하고, 화강암과 반려암은 심성암에 속한다.',
    ),
    '',
  ).flatMap(({ trues }) => trues.map((truth) => truth.text));
  expect(asked.join()).not.toMatch(/순자란|차이가/);
});

it('asks for no effect of what belongs to a case set up before', () => {
  const asked = questionRecipes(
    readText('참가자가 100만 원보다 높은 가격을 써내면 손해를 볼 수 있다. 압력이 높아지면 부피가 줄어든다.'),
    '',
  );
  expect(asked.flatMap(({ trues }) => trues.map((question) => question.text)).join()).not.toContain('100만');
});

it('asks what a thing is divided into, and not for kinds of it', () => {
  const asked = questionRecipes(readText('마르크스에 따르면 자본주의 사회는 자본가 계급과 노동자 계급으로 나뉜다.'), '')
    .flatMap(({ trues }) => trues.map((question) => question.text))
    .join();
  expect(asked).not.toContain('어떤 것들이 있는가');
});
