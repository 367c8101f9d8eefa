import type { BoardSeat, Sitting } from '@chulje/contract';
import { useState } from 'react';
import { namedSeat, type Rosters } from '../../entities/sittings/rosters.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AnswerFiles } from './answer-files.tsx';
import { SeatDialog } from './seat-dialog.tsx';

const MINUTE_MS = 60_000;
/** A page that is open is heard of more often than this. */
const LOST_MS = 60_000;

/** 현황판: seats by items, which are answered, never what with. */
export function Board({
  now,
  sitting,
  seats,
  nameOf,
}: {
  /** The server's time, ms. */
  now: number;
  sitting: Sitting;
  seats: readonly BoardSeat[];
  nameOf: Rosters['nameOf'];
}) {
  const [chosen, setChosen] = useState<string>();
  const numbers = Array.from({ length: sitting.items }, (_, at) => sitting.firstNumber + at);
  const seat = seats.find(({ code }) => code === chosen);
  if (seats.length === 0)
    return <EmptyState title="아직 들어온 학생이 없습니다" body="학생이 시작하면 자리가 나타납니다." />;
  return (
    <div className="flex flex-col gap-3">
      <AnswerFiles sitting={sitting} onLoaded={setChosen} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section aria-label="자리" tabIndex={0} className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">자리마다 답한 문항</caption>
          <thead className="border-line border-b bg-sunken text-left text-muted text-xs whitespace-nowrap">
            <tr>
              <th scope="col" className="sticky left-0 bg-sunken px-3 py-2 font-medium">
                자리
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                상태
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                답함
              </th>
              {numbers.map((number) => (
                <th key={number} scope="col" className="px-1 py-2 text-center font-medium">
                  {number}
                </th>
              ))}
              <th scope="col" className="px-3 py-2 font-medium">
                참고
              </th>
            </tr>
          </thead>
          <tbody>
            {seats.map((each) => (
              <tr key={each.code} className="border-line border-b last:border-b-0">
                <th scope="row" className="sticky left-0 bg-surface px-1 py-1 text-left font-medium whitespace-nowrap">
                  <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setChosen(each.code)}>
                    {namedSeat(each, nameOf)}
                  </Button>
                </th>
                <td className="px-3 py-1 whitespace-nowrap">
                  <SeatState seat={each} now={now} />
                </td>
                <td className="px-3 py-1 whitespace-nowrap">
                  {each.attempt ? `${each.attempt.answered.length}/${numbers.length}` : '–'}
                </td>
                {numbers.map((number) => {
                  const isAnswered = each.attempt?.answered.includes(number) ?? false;
                  return (
                    <td key={number} className="px-1 py-1 text-center">
                      <span
                        role="img"
                        aria-label={isAnswered ? '답함' : '빈칸'}
                        className={`inline-block size-3 rounded-sm border border-line-strong ${isAnswered ? 'bg-accent' : ''}`}
                      />
                    </td>
                  );
                })}
                <td className="px-3 py-1 whitespace-nowrap text-xs">
                  <Remarks seat={each} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {/* Closed it stays, to give the focus back. */}
      <SeatDialog sitting={sitting} seat={seat} onClose={() => setChosen(undefined)} />
    </div>
  );
}

function SeatState({ seat: { attempt }, now }: { seat: BoardSeat; now: number }) {
  if (!attempt) return <Badge>시작 전</Badge>;
  if (attempt.state === '제출') return <Badge tone="success">제출</Badge>;
  if (attempt.state === '마감') return <Badge tone="warning">마감</Badge>;
  const ago = now - Date.parse(attempt.seenAt);
  return ago > LOST_MS ? (
    <Badge tone="warning">연결 {Math.floor(ago / MINUTE_MS)}분 전</Badge>
  ) : (
    <Badge tone="accent">푸는 중</Badge>
  );
}

function Remarks({ seat: { attempt, extraMinutes } }: { seat: BoardSeat }) {
  if (!attempt) return extraMinutes > 0 ? `+${extraMinutes}분` : null;
  const { formLabel, signals, devices, lateEvents, lateItems, lateTaken, ordinal, source } = attempt;
  return [
    `${formLabel}형`,
    source !== '링크' && source,
    ordinal > 1 && `${ordinal}번째`,
    extraMinutes > 0 && `+${extraMinutes}분`,
    signals.aways > 0 && `화면 벗어남 ${signals.aways}회 ${Math.round(signals.awayMs / 1000)}초`,
    devices > 1 && `기기 ${devices}대`,
    (lateEvents > 0 || lateTaken === true) && '늦게 도착',
    lateItems !== null && '따로 보관한 답 있음',
  ]
    .filter(Boolean)
    .join(' · ');
}
