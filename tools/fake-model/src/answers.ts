import { readFileSync } from 'node:fs';
import { type Item, type QuestionType, withFreeSymbols } from '@chulje/contract';
import {
  asDraft,
  CATALOGUE,
  findTopic,
  lintSet,
  makeItem,
  makePassage,
  makingOrder,
  nextPassage,
  type Pack,
  packFile,
  suggestTopics,
  TOPICS,
  type Topic,
} from '@chulje/items';
import type { Task } from './behaviours.ts';

const FOLDER = new URL('../../../packages/items/packs/', import.meta.url);
const readPack = (topic: Topic): Pack => JSON.parse(readFileSync(new URL(packFile(topic), FOLDER), 'utf8'));
const PACKS = TOPICS.filter(({ passages }) => passages.length > 0).map(readPack);

/** Rules on what an item says beside others; where its key stands is not the model's to say. */
const BESIDE_OTHERS: ReadonlySet<string> = new Set(['G03', 'G05', 'G06', 'G09']);

/** Items drawn until one goes with those before; an item that is changed takes options of many, each drawn for less. */
const TRIES = { made: 160, changed: 40 };
/** Seeds tried for each item of a set that is composed. */
const SET_TRIES = 4;

/**
 * Well-formed answers: passages and items of the embedded engine in the form a model would give them. Solving needs
 * no cheating channel: the model simply remembers which option it made the key of which question, as a good one would find it.
 */
export class Answers {
  private readonly keys = new Set<string>();
  /** What is known of options: whether each is true or fits, and by which sentences. */
  private readonly known = new Map<string, { verdict: string; sentences: string[] }>();
  private readonly made: Item[] = [];
  /** Items of planned sets by plan and slot: those of one set are made at the same time. */
  private readonly planned = new Map<string, Item>();
  /** Items that go together, thought out with a plan, by what tells the plan and by slot. */
  private readonly thoughtOut = new Map<string, Item>();
  private serial = 0;

  answer(task: Task, prompt: string): unknown {
    this.serial += 1;
    switch (task) {
      case 'plan':
        return this.plan(dataOf(prompt, '주제'));
      case 'draft':
        return this.passage(dataOf(prompt, '주제') || dataOf(prompt, '지문')).text;
      case 'facts':
        return { doubts: [], missing: [] };
      case 'edit':
        return { edits: [] };
      case 'gist':
        return { gist: this.passage(dataOf(prompt, '지문').slice(0, 20)).gist.slice(0, 5) };
      case 'set':
        this.composeSet(prompt);
        return planOf(prompt, this.serial);
      case 'traps':
        return this.rate(prompt);
      case 'item':
        return this.remember(prompt.includes('<고칠_문항>') ? this.changed(prompt) : this.item(prompt));
      case 'solve':
        return this.solve(prompt);
      case 'judge':
        return this.judge(prompt);
      case 'explain':
        return { faults: [] };
      case 'guess':
        return this.guess(prompt);
      case 'check':
        return { answer: /암호는 ‘(.+?)’/.exec(prompt)?.[1] ?? '서울' };
    }
  }

  private passage(topic: string) {
    const named = findTopic(topic);
    const chosen = named && named.passages.length > 0 ? named : suggestTopics(topic)[0];
    if (!chosen) throw new Error('the embedded engine knows no topic');
    return makePassage(readPack(chosen), nextPassage(chosen.passages, []), chosen.topic);
  }

  private plan(topic: string) {
    const { keyword, gist } = this.passage(topic);
    return {
      keyword,
      title: `${keyword}의 원리`,
      paragraphs: gist.map((content) => ({ role: '전개', content })),
      terms: [{ term: keyword, definition: gist[0] ?? keyword }],
      handles: gist,
      feed: {
        pair: `${keyword}의 두 갈래`,
        exception: '원칙과 그 예외',
        chain: '원인이 세 단계로 이어지는 과정',
        inverse: '하나가 커지면 다른 하나가 작아지는 두 양',
        verbs: ['나누다', '이르다', '받다', '일어나다', '지니다'],
      },
    };
  }

  private item(prompt: string, tries = TRIES.made) {
    const text = unnumbered(dataOf(prompt, '지문'));
    const named = /\[유형\] .+? – (.+) \(/.exec(prompt)?.[1] ?? '';
    const known = CATALOGUE.find((entry) => entry.type === named) ?? CATALOGUE[0];
    const before = dataOf(prompt, '이미_만든_문항');
    const isTold = ({ options, key }: Item) => before.includes(options[key - 1]?.text ?? '');
    const plan = dataOf(prompt, '세트_구상');
    const slot = /이 문항은 세트_구상의 (\d+)번이다/.exec(prompt)?.[1] ?? '';
    const fellows = [...this.planned].filter(([name]) => plan !== '' && name.startsWith(plan) && name !== plan + slot);
    const standing = [...this.made.filter(isTold), ...fellows.map(([, item]) => item)];
    const breaks = (item: Item) =>
      (lintSet([...standing, item], { text }).at(-1) ?? []).some(({ rule }) => BESIDE_OTHERS.has(rule));
    // One that goes with those before and says nothing of what they say, or goes with them, or at least has another key.
    const isNew = ({ options }: Item) => !options.some((option) => before.includes(option.text));
    const thought = (PLAN_NAME.exec(plan)?.[0] ?? '') + slot;
    const ready = this.thoughtOut.get(thought);
    // What came of it was not taken: the next is another one.
    this.thoughtOut.delete(thought);
    const item =
      ready && !isTold(ready)
        ? ready
        : this.draw(prompt, text, known, tries, (one) => (isTold(one) ? 0 : breaks(one) ? 1 : isNew(one) ? 3 : 2));
    if (!item) throw new Error(`the embedded engine makes no ${named} of this text`);
    this.made.push(item);
    if (plan !== '') this.planned.set(plan + slot, item);
    this.keys.add(`${item.stem}\n${item.options[item.key - 1]?.text}`);
    const draft = asDraft(item, text, item);
    return {
      ...draft,
      options: draft.options.map((option) => ({
        ...option,
        reason: `${option.reason} 지문의 해당 부분에서 이를 확인할 수 있다.`,
      })),
    };
  }

  /** A good author of a set knows before the first item what the others will ask. */
  private composeSet(prompt: string): void {
    const text = unnumbered(dataOf(prompt, '지문'));
    const before = dataOf(prompt, '이미_만든_문항');
    const told = this.made.filter(({ options, key }) => before.includes(options[key - 1]?.text ?? ''));
    const types = [...prompt.matchAll(/^\d+번: \[유형\] .+? – (.+) \(/gm)].flatMap(
      ([, named]) => CATALOGUE.find(({ type }) => type === named) ?? [],
    );
    const items = [...told];
    for (const at of makingOrder(types)) {
      const type = types[at]?.type ?? '';
      for (let seed = this.serial; seed < this.serial + SET_TRIES; seed += 1) {
        const made = makeItem({ passage: { text }, type, seed, standing: { items } }, { packs: PACKS });
        if (!made.ok) continue;
        items.push(made.item);
        this.thoughtOut.set(`${planName(this.serial)}${at + 1}`, made.item);
        break;
      }
    }
  }

  /** A changed item among those that it made: what comes after has to go with it. */
  private keep({ options, key }: { options: { text: string }[]; key: number }): void {
    const base = this.made.at(-1);
    const pool = this.made.flatMap((item) => item.options);
    const own = options.flatMap(({ text }) => pool.find((option) => option.text === text) ?? []);
    if (base && own.length === options.length) this.made.push({ ...base, options: own, key });
  }

  private remember<T extends { stem: string; options: { text: string; verdict: string; sentences: string[] }[] }>(
    item: T,
  ): T {
    for (const { text, verdict, sentences } of item.options) this.known.set(text, { verdict, sentences });
    // Of use where this is a repair: it writes every option anew.
    return { ...item, options: item.options.map((option, at) => ({ ...option, number: at + 1 })) };
  }

  /** As it was written: a good judge would find the same. What a teacher wrote since is taken for what most options are. */
  private judge(prompt: string) {
    const known = this.known.get(dataOf(prompt, '진술') || dataOf(prompt, '선택지'));
    const isMostlyTrue =
      [...this.known.values()].filter(({ verdict }) => verdict === '참').length * 2 > this.known.size;
    const taken = { verdict: isMostlyTrue ? '참' : '거짓', sentences: [] };
    return { ...(known ?? taken), why: '그 문장들과 견주어 판정하였다.' };
  }

  /** What it wrote itself it knows; anything else is neither true nor tempting. */
  private rate(prompt: string) {
    const options = dataOf(prompt, '후보들').split('\n');
    return {
      ratings: options.map((line, at) => {
        const known = this.known.get(line.replace(/^\d+\. /, ''));
        return { number: at + 1, verdict: known?.verdict ?? '판단 불가', lure: known ? 4 : 1, why: '글과 견주었다.' };
      }),
    };
  }

  /** What has nothing but options to go by takes any but the key. */
  private guess(prompt: string) {
    const lines = dataOf(prompt, '문항').split('\n');
    const options = lines.filter((line) => /^[①-⑤]/.test(line)).map((line) => line.slice(1).trim());
    const key = options.findIndex((option) => [...this.keys].some((known) => known.endsWith(`\n${option}`)));
    return { answer: ((key + 1) % 5) + 1 };
  }

  /** An item earlier made on this text is not made again: the seed moves on with every answer. */
  private draw(
    prompt: string,
    text: string,
    type: QuestionType | undefined,
    tries: number,
    /** 0 will not do, and nothing is better than 3. */
    grade: (item: Item) => number,
  ) {
    // A model has more to say on a text than one pool holds: statements come from several, and what no pool holds is asked plainly.
    const isPlain = type?.tags[0] === '세부 정보';
    const plain = type?.style === '부정형' ? '추론(부정)' : '추론';
    const isCarried = type && makeItem({ passage: { text }, type: type.type, seed: 1 }, { packs: PACKS }).ok;
    const alike = isPlain ? CATALOGUE.filter((other) => isStatement(other) && other.style === type?.style) : [];
    const types = [
      ...new Set([
        ...(isCarried ? [type.type] : []),
        ...(isPlain || !isCarried ? [plain] : []),
        ...alike.map((other) => other.type),
      ]),
    ];
    let best: { item: Item; worth: number } | undefined;
    for (let seed = this.serial; seed < this.serial + tries; seed += 1) {
      const made = makeItem({ passage: { text }, type: types[seed % types.length] ?? '', seed }, { packs: PACKS });
      if (!made.ok) continue;
      const asked =
        type && isPlain ? { ...made.item, type: type.type, pattern: type.pattern, stem: type.statement } : made.item;
      const item = withFreeSymbols(asked, [marked(prompt, text, asked)], text) ?? asked;
      const worth = grade(item);
      if (worth > (best?.worth ?? 0)) best = { item, worth };
      if (worth === 3) break;
    }
    return best?.item;
  }

  /** An item with the key where the old one has it, and at every other place an option that the old one has not. */
  private changed(prompt: string) {
    const old = dataOf(prompt, '고칠_문항');
    const key = '①②③④⑤'.indexOf(/정답: ([①-⑤])/.exec(old)?.[1] ?? '①');
    // One item seldom has four options that the old one has not: they are gathered from several.
    const others = new Map<string, ReturnType<typeof this.item>['options'][number]>();
    for (let tries = 0; tries < 40; tries += 1) {
      const item = this.item(prompt, TRIES.changed);
      this.serial += TRIES.changed;
      for (const [at, option] of item.options.entries())
        if (at !== item.key - 1 && !old.includes(option.text)) others.set(option.text, option);
      if (others.size < 4) continue;
      const [right] = item.options.slice(item.key - 1);
      if (!right) break;
      const options = [...others.values()].slice(0, 4);
      const changed = { ...item, options: options.toSpliced(key, 0, right), key: key + 1 };
      this.keep(changed);
      return changed;
    }
    throw new Error('the embedded engine has no four other options on this text');
  }

  private solve(prompt: string) {
    const [stem = '', ...lines] = dataOf(prompt, '문항').split('\n');
    const options = lines.filter((line) => /^[①-⑤]/.test(line)).map((line) => line.slice(1).trim());
    const found = options.findIndex((option) => this.keys.has(`${stem}\n${option}`));
    return {
      judgements: options.map((option, at) => ({
        option: at + 1,
        verdict: this.known.get(option)?.verdict ?? '판단 불가',
        why: '지문의 내용과 견주어 판단하였다.',
      })),
      answer: found < 0 ? 1 : found + 1,
      sure: '높음',
      alsoRight: [],
      flaw: '',
      remarks: [],
    };
  }
}

/** Whether its options are plain statements on the text, which serve every such type. */
const isStatement = ({ statement }: QuestionType): boolean =>
  /^윗글(?:의 내용과 일치|에 대한 이해|에서 알 수 있는 내용|을 바탕으로 추론한 내용)/.test(statement);

const planName = (serial: number) => `${serial}번째 구상이다.`;
const PLAN_NAME = /\d+번째 구상이다\./;

/** Two sentences a slot, from the front. */
function planOf(prompt: string, serial: number) {
  const slots = prompt.match(/^\d+번: \[유형\]/gm) ?? [];
  return {
    claims: ['[1] 지문의 화제를 밝힌다.', planName(serial)],
    slots: slots.map((_, at) => ({
      sentences: [String(2 * at + 1), String(2 * at + 2)],
      keyProposition: '지문이 말하는 바를 다른 말로 옮긴다.',
      traps: ['D1', 'D2', 'D3', 'D7'].map((operation) => ({
        operation,
        from: String(at + 1),
        lure: '대강 읽으면 옳아 보인다.',
      })),
    })),
  };
}

/** Without the numbers before its sentences. */
const unnumbered = (text: string) => text.replace(/\[\d+\] /g, '');

/** An item with the marks that the prompt says are taken. */
function marked(prompt: string, text: string, item: Item): Item {
  const lines = dataOf(prompt, '이미_쓴_기호').split('\n');
  const marks = lines.flatMap((line): Item['marks'] => {
    const [symbol = '', quote = ''] = line.split(': ');
    const start = quote === '' ? -1 : text.indexOf(quote);
    return start < 0 ? [] : [{ symbol, start, end: start + quote.length }];
  });
  return { ...item, material: null, marks };
}

/** What stands between the delimiters of a name, the last time it is used. */
function dataOf(prompt: string, name: string): string {
  const end = prompt.lastIndexOf(`</${name}>`);
  const start = prompt.lastIndexOf(`<${name}>`, end);
  return end < 0 || start < 0 ? '' : prompt.slice(start + name.length + 2, end).trim();
}
