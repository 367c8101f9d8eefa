import type { Analysis } from '@chulje/contract';
import { useState } from 'react';
import { saveFile } from '../../../entities/exports/download.ts';
import { useAction } from '../../../entities/use-call.ts';
import { makeExcel } from '../../../lib/excel.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { csvOfTable, FILES, tableOf } from './files.ts';

/** The figures as a file, for a text program or a spreadsheet: those of the screen and no others. */
export function FileButtons({ title, analysis }: { title: string; analysis: Analysis }) {
  const [file, setFile] = useState<(typeof FILES)[number]>(FILES[0]);
  const toast = useToast();
  const name = `${title} ${file}`;
  const excel = useAction(async () => saveFile(await makeExcel(tableOf(file, analysis)), `${name}.xlsx`), {
    onError: () => toast.error('엑셀 다운로드 중 오류가 발생했습니다.'),
  });
  const saveCsv = () =>
    saveFile(new Blob([csvOfTable(tableOf(file, analysis))], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  return (
    <>
      <div className="w-32">
        <Field label="파일">
          <Select
            value={file}
            onChange={(value) => setFile(FILES.find((each) => each === value) ?? FILES[0])}
            options={FILES}
          />
        </Field>
      </div>
      <Button onClick={saveCsv}>CSV</Button>
      <Button isBusy={excel.isPending} onClick={() => excel.mutate()}>
        엑셀
      </Button>
    </>
  );
}
