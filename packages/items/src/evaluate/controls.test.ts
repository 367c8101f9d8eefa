import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import type { ModelClient } from '../engine-ai/model-client.ts';
import { CONTROL_KINDS, negativeControls, soundItems } from './controls.ts';
import { sensitivities, verifyControls, wilson } from './verify-controls.ts';

const RUN = { solvers: 3, seed: 1, signal: new AbortController().signal };
const said = (prompt: string, name: string) =>
  new RegExp(`<${name}>\n([\\s\\S]*?)\n</${name}>`).exec(prompt)?.[1] ?? '';

it('there are at least 120 negative controls of nine kinds, each unlike the sound sample by its fault', () => {
  const controls = negativeControls();
  expect(controls.length).toBeGreaterThanOrEqual(120);
  expect(new Set(controls.map(({ kind }) => kind))).toEqual(new Set(CONTROL_KINDS));
  for (const { item, type, text } of controls) expect([item, text]).not.toEqual([type.sample, type.subpassage]);
});

/** Knows the samples by heart, and takes for true what is true there; anything else it says of nothing. */
const knowing: ModelClient = {
  async ask({ purpose, prompt }) {
    const question = said(prompt, '문항').split('\n');
    const sample = CATALOGUE.find(({ sample: { stem } }) => stem === question[0])?.sample;
    if (purpose === 'solve') {
      const options = question.filter((line) => /^[①-⑤]/.test(line)).map((line) => line.slice(2));
      const right = sample?.options[sample.key - 1]?.text ?? '';
      return JSON.stringify({
        judgements: options.map((_, at) => ({ option: at + 1, verdict: '참', why: '' })),
        answer: options.indexOf(right) + 1,
        sure: '높음',
        alsoRight: [],
        flaw: '',
      });
    }
    if (purpose === 'guess') return '{"answer": 0}';
    if (purpose === 'explain') {
      const reasons = CATALOGUE.flatMap(({ sample: { options } }) =>
        options.map(({ text, reason }) => `${text}\n${reason}`),
      );
      const lines = prompt.split('\n');
      const faults = lines.flatMap((line, at) => {
        const [, number, option] = /^(\d)\. 선택지: (.*)$/.exec(line) ?? [];
        const reason = lines[at + 3]?.replace('   해설: ', '') ?? '';
        return number && !reasons.includes(`${option}\n${reason}`)
          ? [{ option: Number(number), why: '다른 해설이다.' }]
          : [];
      });
      return JSON.stringify({ faults });
    }
    const option = said(prompt, '진술') || said(prompt, '선택지');
    const owner = CATALOGUE.find(({ sample: { options } }) => options.some(({ text }) => text === option));
    const isKey = owner?.sample.options[owner.sample.key - 1]?.text === option;
    const verdict = owner ? (isKey === (owner.style !== '부정형') ? '참' : '거짓') : '판단 불가';
    return JSON.stringify({ sentences: [], verdict, why: '' });
  },
};

it('who knows the answers passes the sound samples and catches keys and explanations that are broken', async () => {
  const models = { solver: knowing, judge: knowing };
  const kinds = new Set(['정답을 옮김', '두 번째 정답', '정답 없음', '다른 선택지의 해설', undefined]);
  const controls = [...soundItems(), ...negativeControls()].filter(({ kind }) => kinds.has(kind));
  const verdicts = await verifyControls(models, controls, RUN, () => {});
  const shares = new Map(sensitivities(verdicts).map((share) => [share.name, share]));
  for (const kind of kinds) {
    if (kind === undefined) continue;
    expect([kind, shares.get(kind)?.caught]).toEqual([kind, shares.get(kind)?.of]);
  }
  expect(shares.get('성한 문항(헛경보)')).toMatchObject({ caught: 0, of: CATALOGUE.length });
});

it('a share has its Wilson interval', () => {
  const { from, to } = wilson(95, 100);
  expect([from.toFixed(3), to.toFixed(3)]).toEqual(['0.888', '0.978']);
  expect(wilson(0, 0)).toMatchObject({ from: 0, to: 1 });
});
