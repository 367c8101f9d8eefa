import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { saveFile } from '../../entities/exports/download.ts';
import { readNames, writeNames } from '../../entities/sittings/read-names.ts';
import { RosterSchema, type Rosters } from '../../entities/sittings/rosters.ts';
import { decodeSheet } from '../../lib/sheet.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

const NEW = '';
/** Five hundred names are a fraction of this. */
const MAX_BYTES = 200_000;

interface RosterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  rosters: Rosters;
  /** Of the class that the sitting is for. */
  label: string;
}

/** 명단: the teacher's own names for the numbers, kept in this browser. */
export function RosterDialog({ isOpen, onClose, rosters, label }: RosterDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="명단" width={560}>
      <RosterForm rosters={rosters} label={label} onClose={onClose} />
    </Dialog>
  );
}

function RosterForm({ rosters, label, onClose }: Omit<RosterDialogProps, 'isOpen'>) {
  const [id, setId] = useState(rosters.roster?.id ?? NEW);
  const [title, setTitle] = useState(rosters.roster?.title ?? label);
  const [text, setText] = useState(writeNames(rosters.roster?.members ?? []));
  const file = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const { members, faults } = readNames(text);
  const shown = rosters.rosters.find((each) => each.id === id);
  function show(next: string) {
    const roster = rosters.rosters.find((each) => each.id === next);
    setId(next);
    setTitle(roster?.title ?? '');
    setText(writeNames(roster?.members ?? []));
  }
  async function attempt(work: Promise<unknown>, said: string) {
    try {
      await work;
      toast.success(said);
      onClose();
    } catch {
      toast.error('이 브라우저에 명단을 저장하지 못했습니다. 사생활 보호 창이 아닌지 확인해 주세요.');
    }
  }
  async function take(chosen: File) {
    const sheet = chosen.size > MAX_BYTES ? '' : decodeSheet(await chosen.arrayBuffer());
    const parsed = z.safeParse(RosterSchema, readJson(sheet));
    if (parsed.success) {
      setTitle(parsed.data.title);
      setText(writeNames(parsed.data.members));
    } else if (readNames(sheet).members.length > 0) setText(sheet);
    else toast.error('명단이 든 파일이 아닙니다.');
  }
  return (
    <>
      <p className="text-sm">
        이름은 이 브라우저에만 저장되고 서버로 보내지 않습니다. 출제공방은 학생의 이름을 묻지 않습니다. 다른 컴퓨터에서
        쓰려면 파일로 내보내 옮기세요.
      </p>
      {rosters.rosters.length > 0 && (
        <label className="flex flex-col gap-1.5">
          <span className="field-label">저장한 명단</span>
          <select className="control min-h-10" value={id} onChange={(event) => show(event.target.value)}>
            <option value={NEW}>새 명단</option>
            {rosters.rosters.map((roster) => (
              <option key={roster.id} value={roster.id}>
                {roster.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <Field label="명단 이름">
        <TextInput value={title} placeholder="2학년 3반" onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label="번호와 이름" hint={`${members.length}명`} {...(faults.length > 0 && { error: faults.join(' ') })}>
        <TextArea
          rows={8}
          value={text}
          placeholder={'1\t김하나\n2\t이두리'}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <input
          ref={file}
          type="file"
          accept=".json,.csv,.tsv,.txt"
          aria-label="명단 파일"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void take(chosen).finally(() => (target.value = ''));
          }}
        />
        <Button size="small" onClick={() => file.current?.click()}>
          파일 불러오기
        </Button>
        <Button
          size="small"
          disabled={members.length === 0}
          onClick={() =>
            saveFile(
              new Blob([JSON.stringify({ title, members }, null, 1)], { type: 'application/json' }),
              `명단 ${title}.json`,
            )
          }
        >
          파일로 내보내기
        </Button>
        {shown && (
          <Button size="small" onClick={() => void attempt(rosters.forget(shown.id), '명단을 지웠습니다.')}>
            이 명단 지우기
          </Button>
        )}
        {rosters.roster && (
          <Button size="small" onClick={() => void attempt(rosters.hide(), '이름을 숨겼습니다.')}>
            이름 없이 보기
          </Button>
        )}
      </div>
      <DialogActions className="justify-end">
        <Button onClick={onClose}>취소</Button>
        <Button
          variant="primary"
          disabled={members.length === 0}
          onClick={() =>
            void attempt(
              rosters.keep(id === NEW ? String(Date.now()) : id, { title: title.trim() || '명단', members }),
              '이 브라우저에 명단을 저장했습니다.',
            )
          }
        >
          저장하고 쓰기
        </Button>
      </DialogActions>
    </>
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
