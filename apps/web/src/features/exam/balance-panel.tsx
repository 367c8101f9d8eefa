import { DIFFICULTIES, EXAM_TEMPLATES, OPTION_LABELS, PATTERNS } from '@chulje/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Select } from '../../ui/select.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ALL_FIELDS, type Balance, compare, weigh } from './balance.ts';
import { pointsText } from './edited-exam.ts';
import { FULL_POINTS, fitPoints } from './fit-points.ts';
import type { ExamEditor } from './use-exam-editor.ts';

/** 균형: how the exam stands now. */
export function BalancePanel({ editor }: { editor: ExamEditor }) {
  const { edited, stored, change } = editor;
  const toast = useToast();
  const balance = weigh(edited, stored);
  function fit() {
    const fitted = fitPoints(edited.sections.flatMap(({ items }) => items.map(({ points }) => points)));
    if (!fitted) return;
    let at = 0;
    change(
      (before) => ({
        ...before,
        sections: before.sections.map((section) => ({
          ...section,
          items: section.items.map((entry) => {
            const points = fitted[at] ?? entry.points;
            at += 1;
            return { ...entry, points };
          }),
        })),
      }),
      `fit ${Date.now()}`,
    );
    toast.success('배점을 100점에 맞추었습니다. 실행 취소로 되돌릴 수 있습니다.');
  }
  return (
    <section aria-labelledby="exam-balance" className="panel flex flex-col gap-5 p-4">
      <h2 id="exam-balance" className="text-base font-bold">
        균형
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm tabular-nums">
        <Row name="문항">{balance.items}개</Row>
        <Row name="총점">{pointsText(balance.points)}점</Row>
        <Row name="3점 이상">{balance.heavy}개</Row>
        <Row name="부정형 발문">{balance.negative}개</Row>
        <Row name="〈보기〉">{balance.withMaterial}개</Row>
        <Row name="지문 길이">{balance.characters.toLocaleString('ko-KR')}자</Row>
        <Row name="읽는 시간">약 {balance.minutes}분</Row>
        {balance.solving.items > 0 && (
          <Row name={`관측한 풀이 시간 (${balance.solving.items}문항)`}>약 {balance.solving.minutes}분</Row>
        )}
      </dl>
      <Button disabled={balance.items === 0 || balance.points === FULL_POINTS} onClick={fit}>
        100점 만점으로 맞추기
      </Button>
      <Keys balance={balance} />
      <Kinds balance={balance} />
      <Bars title="지문 분야" shares={balance.fields.filter(({ count }) => count > 0)} total={edited.sections.length} />
      <Against balance={balance} />
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </>
  );
}

function Keys({ balance: { keys, keyWord, runs } }: { balance: Balance }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">정답 분포</h3>
      <ul className="grid grid-cols-5 text-center text-sm tabular-nums">
        {keys.map((count, at) => (
          <li key={OPTION_LABELS[at]} className="flex flex-col">
            <span className="text-muted">{OPTION_LABELS[at]}</span>
            <span className="font-medium">{count}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{keyWord}</p>
      {runs.length > 0 && (
        <p className="text-xs text-warning">
          {runs.map((number) => `${number}번`).join(', ')}에서 같은 정답이 세 번 이어집니다.
        </p>
      )}
    </div>
  );
}

/** Reading patterns by difficulty, of all passages or those of one field. */
function Kinds({ balance: { kinds, otherwise } }: { balance: Balance }) {
  const [field, setField] = useState(ALL_FIELDS);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">유형과 난이도</h3>
      <Select label="유형과 난이도를 볼 분야" value={field} onChange={setField} options={Object.keys(kinds)} />
      <table className="w-full text-center text-sm tabular-nums">
        <thead>
          <tr className="text-muted">
            <td />
            {[...DIFFICULTIES, '합'].map((name) => (
              <th key={name} scope="col" className="px-1 py-1 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PATTERNS.map((pattern, row) => {
            const counts = kinds[field]?.[row] ?? [];
            const all = [...counts, counts.reduce((sum, count) => sum + count, 0)];
            return (
              <tr key={pattern} className="border-line border-t">
                <th scope="row" className="py-1 text-left font-normal text-ink-soft">
                  {pattern}
                </th>
                {all.map((count, at) => (
                  <td key={DIFFICULTIES[at] ?? '합'} className={count === 0 ? 'text-muted' : 'font-medium'}>
                    {count}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {otherwise.length > 0 && (
        <p className="text-xs text-muted">
          관측 난이도가 다른 문항: {otherwise.map(({ number, said, seen }) => `${number}번 ${said}→${seen}`).join(', ')}
        </p>
      )}
    </div>
  );
}

const NO_TEMPLATE = '견줄 틀 없음';

/** The exam beside a template: what there is of what it asks for. */
function Against({ balance }: { balance: Balance }) {
  const [name, setName] = useState(NO_TEMPLATE);
  const template = EXAM_TEMPLATES.find((each) => each.name === name);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">틀과 견주기</h3>
      <Select
        label="견줄 틀"
        value={name}
        onChange={setName}
        options={[NO_TEMPLATE, ...EXAM_TEMPLATES.map((each) => each.name)]}
      />
      {template && (
        <dl className="grid grid-cols-[1fr_auto_auto] gap-x-3 gap-y-1 text-sm tabular-nums">
          {compare(balance, template.slots).map(({ name: part, has, min, max }) => (
            <div key={part} className="contents">
              <dt className="text-ink-soft">{part}</dt>
              <dd className={`text-right font-medium ${has < min || has > max ? 'text-warning' : ''}`}>{has}개</dd>
              <dd className="text-right text-muted">
                {has < min ? '적음' : has > max ? '많음' : '알맞음'} ({min === max ? min : `${min}～${max}`})
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Bars({ title, shares, total }: { title: string; shares: Balance['fields']; total: number }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="flex flex-col gap-1.5">
        {shares.map(({ name, count }) => (
          <li key={name} className="grid grid-cols-[6.5rem_1fr_1.5rem] items-center gap-2 text-sm tabular-nums">
            <span className="text-ink-soft">{name}</span>
            <Meter label={`${title} ${name}`} value={count} max={Math.max(1, total)} />
            <span className="text-right">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
