import type { Unprintable } from '@chulje/contract';

export interface UnprintableNoteProps {
  unprintable: readonly Unprintable[];
  /** Whether the file itself shows 〓, as one with fonts of its own does, or the preview alone. */
  isInFile: boolean;
}

/** Told before the download, so that nobody finds 〓 on a paper that is handed out already. */
export function UnprintableNote({ unprintable, isInFile }: UnprintableNoteProps) {
  const list = unprintable.map(({ letter, places }) => `${letter} (${places.join(', ')})`).join(', ');
  return (
    <p role="status" className="rounded border border-warning bg-warning-soft px-3 py-2 text-sm">
      {isInFile
        ? 'PDF 글꼴에 없어 〓로 찍히는 글자가 있습니다. 다른 글자로 바꾸거나 Word·한글 파일로 내려받으세요. '
        : '미리 보기에는 〓로 보이지만 파일에는 그대로 담기는 글자가 있습니다. '}
      <span className="font-medium">{list}</span>
    </p>
  );
}
