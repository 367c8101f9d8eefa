import { LIMITS } from '@chulje/contract';
import { type FormEvent, useState } from 'react';
import { seoulDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { completePeriod, type Days, EARLIEST_DAY, nameOfPeriod, OWN_PERIOD, PERIODS, periodOf } from './period.ts';

export interface HistoryFilterProps {
  onSearch: (period: Days) => void;
}

/** Period, two dates and 조회. Choosing a period asks at once; dates wait for the button, and the select says so. */
export function HistoryFilter({ onSearch }: HistoryFilterProps) {
  const [dates, setDates] = useState({ startDate: '', endDate: '' });
  const [fault, setFault] = useState('');
  const today = seoulDay(new Date());
  const label = nameOfPeriod(dates, today);
  const labels = PERIODS.map((period) => period.label);

  function search({ startDate, endDate }: Days) {
    const period = completePeriod(startDate, endDate, today);
    if (period.startDate > period.endDate) {
      setFault('시작일은 종료일보다 늦을 수 없습니다.');
      return;
    }
    setFault('');
    onSearch(period);
  }

  function choose(chosen: string) {
    const next = periodOf(PERIODS.find((period) => period.label === chosen)?.months ?? 0, today);
    setDates(next);
    search(next);
  }

  return (
    <form
      noValidate
      aria-label="기간으로 조회"
      className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[10rem_10.5rem_10.5rem_auto] sm:justify-start"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        search(dates);
      }}
    >
      <div className="max-sm:col-span-2">
        <Field label="기간">
          <Select value={label} onChange={choose} options={label === OWN_PERIOD ? [...labels, OWN_PERIOD] : labels} />
        </Field>
      </div>
      <Field label="시작일">
        <TextInput
          type="date"
          className="h-10"
          min={EARLIEST_DAY}
          max={today}
          value={dates.startDate}
          onChange={(event) => setDates({ ...dates, startDate: event.target.value })}
        />
      </Field>
      <Field label="종료일">
        <TextInput
          type="date"
          className="h-10"
          min={EARLIEST_DAY}
          max={today}
          value={dates.endDate}
          onChange={(event) => setDates({ ...dates, endDate: event.target.value })}
        />
      </Field>
      <Button type="submit" className="max-sm:col-span-2">
        조회
      </Button>
      {fault && (
        <p role="alert" className="col-span-full text-sm text-danger">
          {fault}
        </p>
      )}
    </form>
  );
}

/** How many rows there are; where there may be more, how to see them. */
export function describeCount(count: number): string {
  const shown = count.toLocaleString('ko-KR');
  return count < LIMITS.recordsListed
    ? `모두 ${shown}건`
    : `최근 ${shown}건입니다. 이전 내역은 기간을 정해 조회해 주세요.`;
}
