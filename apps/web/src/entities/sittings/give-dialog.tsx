import { type Exam, LIMITS, type SchoolClass, type Sitting } from '@chulje/contract';
import { type ReactNode, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useChecks } from '../exams/exams.ts';
import { paths } from '../paths.ts';
import { ClassForm } from './class-form.tsx';
import { writeNumbers } from './class-numbers.ts';
import { useClasses } from './classes.ts';
import { defaultsOf, GIVE_KINDS, type GiveKind, moreRulesOf, rulesOf, toIso } from './give-defaults.ts';
import { GiveMore } from './give-more.tsx';
import { useGive } from './sittings.ts';
import { WayIn } from './way-in.tsx';

const HINTS: Record<GiveKind, string> = {
  과제: '기한까지 아무 때나 풉니다. 점수는 마감한 뒤에 보입니다.',
  시험: '시작하면 제한 시간을 잽니다. 점수와 해설은 모두 마감한 뒤에 보이고, 화면을 벗어난 횟수를 기록합니다.',
  '수업 중': '지금부터 풉니다. 제출하면 점수와 맞고 틀린 문항이 바로 보입니다.',
};

interface GiveProps {
  onClose: () => void;
  title: string;
  /** Time to solve it, as its exam says. */
  minutes: number | null;
  /** What is given, where it is an exam: it tells what a class has had of it of late. */
  exam?: Exam;
  /** What is given. */
  note: ReactNode;
  /** The code of the exam whose newest frozen forms are given; a set becomes one now, under the title. */
  freeze: (title: string) => Promise<string>;
}

/** 학생에게 내기: frozen forms, by link and code. */
export function GiveDialog({ isOpen, ...props }: GiveProps & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title="학생에게 내기" width={640}>
      <Give {...props} />
    </Dialog>
  );
}

function Give({ onClose, title: ownTitle, minutes, exam, note, freeze }: GiveProps) {
  const [kind, setKind] = useState<GiveKind>('과제');
  const [settings, setSettings] = useState(() => defaultsOf('과제', minutes, new Date()));
  const [more, setMore] = useState(() => moreRulesOf('과제'));
  const [title, setTitle] = useState(ownTitle);
  const [chosen, setChosen] = useState<SchoolClass>();
  const [isMakingClass, setMakingClass] = useState(false);
  const [lastNumber, setLastNumber] = useState('');
  const [made, setMade] = useState<Sitting>();
  const create = useGive(freeze, { onSuccess: setMade });
  const fields = create.error instanceof ApiError ? create.error.fields : {};
  const seats = chosen ? chosen.numbers : numbersTo(Number(lastNumber));
  const hasList = seats.length > 0;
  function choose(value: string) {
    const next = GIVE_KINDS.find((each) => each === value) ?? '과제';
    setKind(next);
    setMore(moreRulesOf(next));
    setSettings(defaultsOf(next, minutes, new Date()));
  }
  if (made)
    return (
      <>
        <p role="status">
          ‘{made.title}’ 시험을 냈습니다. 링크나 코드를 학생에게 알려 주세요. 학생은 가입하지 않고 번호만으로 풉니다.
        </p>
        <WayIn sitting={made} />
        <DialogActions className="flex-wrap justify-end">
          <Button onClick={onClose}>닫기</Button>
          <LinkButton variant="primary" to={paths.sitting(made.code)}>
            현황판 보기
          </LinkButton>
        </DialogActions>
      </>
    );
  if (isMakingClass)
    return (
      <ClassForm
        onCancel={() => setMakingClass(false)}
        onDone={(made) => {
          setChosen(made);
          setMakingClass(false);
        }}
      />
    );
  return (
    <Form
      isSending={create.isPending}
      error={create.error && Object.keys(fields).length === 0 ? messageOf(create.error) : undefined}
      onSubmit={() => {
        create.mutate({
          ...rulesOf(kind, new Date()),
          ...more,
          hasSlips: hasList && more.hasSlips,
          title,
          label: chosen?.label ?? '',
          minutes: settings.minutes,
          closesAt: toIso(settings.closesAt),
          seatRule: hasList ? '명단' : '자유 번호',
          seats: seats.map((number) => ({ class: 0, number })),
        });
      }}
    >
      <RadioGroup
        legend="방식"
        value={kind}
        onChange={choose}
        options={GIVE_KINDS.map((value) => ({ value, label: value }))}
      />
      <p className="text-sm text-ink-soft">{HINTS[kind]}</p>
      <Field label="응시 이름" {...(fields.title && { error: fields.title })}>
        <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <ClassField chosen={chosen} onChoose={setChosen} />
          </div>
          <Button onClick={() => setMakingClass(true)}>새 반</Button>
        </div>
        {chosen ? (
          <p className="self-end pb-2 text-sm text-ink-soft tabular-nums">
            {hasList ? `${writeNumbers(seats)}번 · ${seats.length}자리` : '아무 번호나 앉습니다.'}
          </p>
        ) : (
          <Field label="마지막 번호" hint="비우면 아무 번호나" {...(fields.seats && { error: fields.seats })}>
            <TextInput
              inputMode="numeric"
              value={lastNumber}
              maxLength={String(LIMITS.seats).length}
              onChange={(event) => setLastNumber(event.target.value.replace(/\D/g, ''))}
            />
          </Field>
        )}
        <Field label="마감" {...(fields.closesAt && { error: fields.closesAt })}>
          <TextInput
            type="datetime-local"
            value={settings.closesAt}
            onChange={(event) => setSettings({ ...settings, closesAt: event.target.value })}
          />
        </Field>
        {settings.minutes !== null && (
          <Field label="제한 시간(분)" {...(fields.minutes && { error: fields.minutes })}>
            <TextInput
              type="number"
              min={1}
              max={LIMITS.sittingMinutes}
              value={settings.minutes}
              onChange={(event) => setSettings({ ...settings, minutes: Math.trunc(Number(event.target.value)) })}
            />
          </Field>
        )}
      </div>
      {exam && chosen && <UsedLately exam={exam} label={chosen.label} />}
      <GiveMore rules={more} errors={fields} hasList={hasList} onChange={setMore} />
      {note}
      <p className="text-xs text-muted">
        종이로 본 시험도 낸 뒤 ‘답 입력’에서 채점합니다. 학생의 이름은 묻지 않고 저장하지 않습니다.
      </p>
      <DialogActions className="justify-end">
        <Button onClick={onClose}>취소</Button>
        <Button variant="primary" type="submit" isBusy={create.isPending}>
          내기
        </Button>
      </DialogActions>
    </Form>
  );
}

const NO_CLASS = '반 없이';

/** Which class it is given to: its label and its numbers go with the sitting. */
function ClassField({
  chosen,
  onChoose,
}: {
  chosen: SchoolClass | undefined;
  onChoose: (chosen: SchoolClass | undefined) => void;
}) {
  const { data, error } = useClasses();
  // One that was just made stands there before the list has come anew.
  const classes = chosen && !data?.some(({ code }) => code === chosen.code) ? [...(data ?? []), chosen] : (data ?? []);
  return (
    <Field label="반" {...(error && !data && { error: `반 목록을 불러오지 못했습니다. ${messageOf(error)}` })}>
      <Select
        value={chosen?.label ?? NO_CLASS}
        options={[NO_CLASS, ...classes.map(({ label }) => label)]}
        onChange={(value) => onChoose(classes.find(({ label }) => label === value))}
      />
    </Field>
  );
}

/** What the chosen class has had of the exam of late. */
function UsedLately({ exam, label }: { exam: Exam; label: string }) {
  const { data } = useChecks(exam);
  const found = data?.filter((each) => each.check === '최근에 쓴 문항' && each.label === label) ?? [];
  return found.map(({ message }) => (
    <p key={message} role="status" className="rounded bg-warning-soft px-3 py-2 text-sm text-warning">
      {message}
    </p>
  ));
}

const numbersTo = (last: number): number[] =>
  Array.from({ length: Math.min(last, LIMITS.seatNumberMax) }, (_, at) => at + 1);
