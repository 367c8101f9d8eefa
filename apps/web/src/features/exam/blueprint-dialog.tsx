import {
  BEHAVIOURS,
  type BlueprintRow,
  blueprintOf,
  blueprintPoints,
  type Goal,
  keyLabel,
  LIMITS,
} from '@chulje/contract';
import { downloadBlueprint } from '../../entities/exams/exam-files.ts';
import { saveFile } from '../../entities/exports/download.ts';
import { useAction } from '../../entities/use-call.ts';
import { messageOf } from '../../lib/api-error.ts';
import { makeExcel } from '../../lib/excel.ts';
import { textKind } from '../../lib/use-history.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { blueprintCsv, blueprintTable } from './blueprint.ts';
import { pointsText } from './edited-exam.ts';
import type { ExamEditor } from './use-exam-editor.ts';

/** 이원목적분류표 of the exam as it stands on screen: 성취기준 and 행동 영역 are written here and saved with the exam. */
export function BlueprintDialog({
  isOpen,
  onClose,
  editor,
}: {
  isOpen: boolean;
  onClose: () => void;
  editor: ExamEditor;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="이원목적분류표" width={1080}>
      <Blueprint editor={editor} />
    </Dialog>
  );
}

function Blueprint({ editor: { edited, stored, change, saveNow } }: { editor: ExamEditor }) {
  const toast = useToast();
  const isPhone = useMedia(PHONE);
  const rows = blueprintOf(edited, stored);
  const name = `${edited.title || '시험지'} 이원목적분류표`;
  const excel = useAction(async () => saveFile(await makeExcel(blueprintTable(rows)), `${name}.xlsx`), {
    onError: () => toast.error('엑셀 다운로드 중 오류가 발생했습니다.'),
  });
  const printed = useAction(
    async (format: 'hwpx' | 'pdf') => {
      // What is printed is what stands on the server.
      if (await saveNow()) await downloadBlueprint(stored, format);
    },
    { onError: (error) => toast.error(messageOf(error)) },
  );
  const setGoal = (queCode: string, goal: Goal, kind: string) =>
    change(
      (before) => ({
        ...before,
        header: { ...before.header, goals: { ...before.header.goals, [queCode]: goal } },
      }),
      kind,
    );
  return (
    <>
      <p className="text-sm leading-6 text-ink-soft">
        행동 영역은 문항의 유형에서, 예상 정답률은 학생들이 푼 기록에서, 기록이 적으면 난이도에서(하 80%, 중 60%, 상
        40%) 가져왔습니다. 성취기준과 행동 영역은 고칠 수 있고 시험지와 함께 저장됩니다.
      </p>
      {isPhone ? (
        <ol className="flex flex-col gap-3">
          {rows.map((row) => (
            <Card key={row.queCode} row={row} onGoal={(goal, kind) => setGoal(row.queCode, goal, kind)} />
          ))}
        </ol>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        <div className="max-h-[60dvh] overflow-auto rounded border border-line" tabIndex={0}>
          <table className="w-full min-w-[56rem] text-sm tabular-nums">
            <thead className="sticky top-0 z-1 bg-sunken text-left">
              <tr>
                {['번호', '내용 영역', '성취기준', '행동 영역', '난이도', '배점', '정답', '예상 정답률', '출처'].map(
                  (head) => (
                    <th key={head} scope="col" className="px-2 py-2 font-medium whitespace-nowrap">
                      {head}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.queCode} row={row} onGoal={(goal, kind) => setGoal(row.queCode, goal, kind)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <DialogActions className="flex-wrap items-center justify-end">
        <span className="mr-auto text-sm text-ink-soft">
          문항 {rows.length}개 · {blueprintPoints(rows)}점
        </span>
        <Button
          onClick={() => saveFile(new Blob([blueprintCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)}
        >
          CSV
        </Button>
        <Button isBusy={printed.isPending && printed.variables === 'pdf'} onClick={() => printed.mutate('pdf')}>
          PDF
        </Button>
        <Button isBusy={printed.isPending && printed.variables === 'hwpx'} onClick={() => printed.mutate('hwpx')}>
          한글
        </Button>
        <Button variant="primary" isBusy={excel.isPending} onClick={() => excel.mutate()}>
          엑셀
        </Button>
      </DialogActions>
    </>
  );
}

interface RowProps {
  row: BlueprintRow;
  onGoal: (goal: Goal, kind: string) => void;
}

function Row({ row, onGoal }: RowProps) {
  const { number } = row;
  return (
    <tr className="border-line border-t">
      <th scope="row" className="px-2 py-1 text-left font-medium">
        {number}
      </th>
      <td className="px-2 py-1">{row.content || '—'}</td>
      <td className="w-64 px-2 py-1">
        <StandardInput row={row} onGoal={onGoal} />
      </td>
      <td className="px-2 py-1">
        <BehaviourSelect row={row} onGoal={onGoal} />
      </td>
      <td className="px-2 py-1">{row.difficulty}</td>
      <td className="px-2 py-1">{pointsText(row.points)}점</td>
      <td className="px-2 py-1">{keyLabel(row.key)}</td>
      <td className="px-2 py-1">{row.facility}%</td>
      <td className="max-w-48 truncate px-2 py-1">{row.source}</td>
    </tr>
  );
}

/** A row on a phone: what is read in two lines, what is written below. */
function Card({ row, onGoal }: RowProps) {
  return (
    <li className="panel flex flex-col gap-2 p-3 text-sm">
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <strong>{row.number}번</strong>
        <span>난이도 {row.difficulty}</span>
        <span>{pointsText(row.points)}점</span>
        <span>정답 {keyLabel(row.key)}</span>
        <span>예상 {row.facility}%</span>
      </p>
      <p className="text-ink-soft">{[row.content, row.source].filter(Boolean).join(' — ')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-40 flex-1">
          <StandardInput row={row} onGoal={onGoal} />
        </div>
        <BehaviourSelect row={row} onGoal={onGoal} />
      </div>
    </li>
  );
}

function StandardInput({ row: { queCode, number, goal }, onGoal }: RowProps) {
  return (
    <TextInput
      aria-label={`${number}번 성취기준`}
      placeholder="성취기준"
      value={goal.standard}
      maxLength={LIMITS.standardMax}
      onChange={({ target: { value } }) =>
        onGoal({ ...goal, standard: value }, textKind(`standard ${queCode}`, goal.standard, value))
      }
    />
  );
}

function BehaviourSelect({ row: { queCode, number, goal }, onGoal }: RowProps) {
  return (
    <Select
      label={`${number}번 행동 영역`}
      value={goal.behaviour}
      onChange={(value) =>
        onGoal(
          { ...goal, behaviour: BEHAVIOURS.find((each) => each === value) ?? goal.behaviour },
          `behaviour ${queCode}`,
        )
      }
      options={BEHAVIOURS}
    />
  );
}
