import { type AnalysedSeat, type Analysis, GRADE_SCALES, type GradeScaleName, SHOWN_FROM } from '@chulje/contract';
import { useState } from 'react';
import { namedSeat, type Rosters } from '../../../entities/sittings/rosters.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { gradesWithheld, gradeText, NONE, pointsText, tiesAtTop, timeText, twoPlaces } from './figures.ts';
import { Head, ScrollTable } from './parts.tsx';

export interface Grading {
  scale: GradeScaleName;
  /** As typed; in force where it can be read. */
  cuts: string;
}

/** 학생표: every attempt with where it stands and its items as ○×, or as the S-P table. */
export function StudentList({
  analysis,
  nameOf,
  grading: { scale, cuts },
  onGrading,
}: {
  analysis: Analysis;
  nameOf: Rosters['nameOf'];
  grading: Grading;
  onGrading: (grading: Grading) => void;
}) {
  const [isTable, setTable] = useState(false);
  const { students, items, seats, table } = analysis;
  const rows = isTable && table ? pick(seats, table.seats) : seats;
  const columns = isTable && table ? table.items : items.flatMap(({ isExcluded }, at) => (isExcluded ? [] : [at]));
  const withheld = gradesWithheld(scale, students);
  const ties = withheld === null ? tiesAtTop(scale, seats) : null;
  const hasGrades = scale !== '없음' && withheld === null;
  const heads = [
    '자리',
    '형',
    '점수',
    ...(hasGrades ? ['등급'] : []),
    '표준점수',
    '백분위',
    '석차',
    '걸린 시간',
    '어긋남',
  ];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <div className="w-36">
          <Field label="등급">
            <Select
              value={scale}
              onChange={(value) => onGrading({ scale: GRADE_SCALES.find((each) => each === value) ?? '없음', cuts })}
              options={GRADE_SCALES}
            />
          </Field>
        </div>
        {scale === '성취도' && (
          <div className="w-56">
            <Field label="등급의 최저 점수(100점 환산)">
              <TextInput value={cuts} onChange={({ target }) => onGrading({ scale, cuts: target.value })} />
            </Field>
          </div>
        )}
        {table && <Checkbox label="S-P 표로 보기" isChecked={isTable} onChange={setTable} />}
      </div>
      {withheld && <p className="text-sm text-ink-soft">{withheld}</p>}
      {ties && <p className="text-sm">{ties}</p>}
      <p className="text-sm text-ink-soft">
        표준점수와 백분위는 이 시험 응시자 안에서의 값이고 {SHOWN_FROM.shares}명부터 보여 드립니다. 어긋남은 쉬운 문항을
        틀리고 어려운 문항을 맞힌 정도입니다: 쉬운 문항부터 맞히면 0, 우연히 맞힌 것과 같으면 1쯤입니다.
      </p>
      <ScrollTable
        label={isTable ? 'S-P 표: 점수가 높은 학생부터, 많이 맞힌 문항부터' : '학생별 점수와 맞힌 문항'}
        heads={[
          ...heads.map((name) => <Head key={name}>{name}</Head>),
          ...columns.map((at) => (
            <Head key={`item${at}`} isNarrow>
              {items[at]?.number}
            </Head>
          )),
        ]}
      >
        {rows.map((seat) => (
          <tr key={`${seat.seat}/${seat.ordinal}`} className="border-line border-b last:border-b-0">
            <th scope="row" className="px-3 py-1.5 text-left font-medium whitespace-nowrap">
              {namedSeat(seat, nameOf)}
              {seat.ordinal > 1 && ` (${seat.ordinal}번째)`}
            </th>
            <td className="px-3 py-1.5">{seat.formLabel}</td>
            <td className="px-3 py-1.5">{pointsText(seat.score)}</td>
            {hasGrades && (
              <td className="px-3 py-1.5 whitespace-nowrap">
                {seat.grade === null ? NONE : gradeText(seat.grade, scale)}
              </td>
            )}
            <td className="px-3 py-1.5">{seat.standard ?? NONE}</td>
            <td className="px-3 py-1.5">{seat.percentile ?? NONE}</td>
            <td className="px-3 py-1.5">{seat.rank ?? NONE}</td>
            <td className="px-3 py-1.5 whitespace-nowrap">{totalTime(seat)}</td>
            <td className="px-3 py-1.5">{seat.caution === null ? NONE : twoPlaces(seat.caution)}</td>
            {columns.map((at) => (
              <Mark key={at} seat={seat} at={at} />
            ))}
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}

function totalTime({ ms }: AnalysedSeat): string {
  const known = ms.filter((each) => each !== null);
  return known.length === 0 ? NONE : timeText(known.reduce((sum, each) => sum + each, 0));
}

const pick = <T,>(list: readonly T[], places: readonly number[]): T[] => places.flatMap((at) => list[at] ?? []);

function Mark({ seat: { right, choices }, at }: { seat: AnalysedSeat; at: number }) {
  const isRight = right[at] ?? false;
  const isBlank = choices[at] === 0;
  const [sign, word] = isRight ? ['○', '맞음'] : isBlank ? ['·', '빈칸'] : ['✕', '틀림'];
  return (
    <td className={`px-1 py-1.5 text-center ${isRight ? '' : 'text-danger'}`}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{word}</span>
    </td>
  );
}
