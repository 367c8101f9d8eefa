import { SYMBOL_PALETTE } from '../entities/text/symbols.ts';

/** What keys do, by where they do it. Each is bound where its work is done. */
const SHORTCUTS: readonly { place: string; keys: readonly (readonly [keys: string, does: string])[] }[] = [
  {
    place: '어디서나',
    keys: [
      ['Ctrl+K', '화면과 작업 찾기'],
      ['?', '단축키 보기 (글을 쓰고 있지 않을 때)'],
      ['Esc', '창 닫기'],
    ],
  },
  {
    place: '지문과 문항을 고칠 때',
    keys: [
      ['Ctrl+S', '저장'],
      ['Ctrl+Z', '실행 취소'],
      ['Ctrl+Shift+Z', '다시 실행'],
      ['Ctrl+B', '굵게'],
      ['Ctrl+U', '밑줄'],
      ['Ctrl+Shift+S', '취소선'],
      ...SYMBOL_PALETTE.map((row): [string, string] => [
        `${row[0]?.shortcut ?? ''} ～ ${row.at(-1)?.shortcut.split('+').at(-1) ?? ''}`,
        `기호 ${row.map(({ symbol }) => symbol).join(' ')}`,
      ]),
      ['Alt+F10', '글에서 서식 도구로'],
    ],
  },
  {
    place: '문항 세트',
    keys: [
      ['Alt+Page Down', '다음 문항'],
      ['Alt+Page Up', '이전 문항'],
      ['F6', '지문과 문항 사이를 오가기'],
    ],
  },
  {
    place: '목록과 탭',
    keys: [
      ['↑ ↓ ← →', '옮겨 다니기'],
      ['Shift+F10', '작업 메뉴'],
    ],
  },
];

/** The sheet of shortcuts. Where the keyboard has ⌘, it stands for Ctrl, but for symbols. */
export function Shortcuts() {
  return (
    <div className="gap-x-8 sm:columns-2">
      {SHORTCUTS.map(({ place, keys }) => (
        <section key={place} aria-label={place} className="mb-5 flex break-inside-avoid flex-col gap-2">
          <h3 className="text-sm font-semibold">{place}</h3>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 text-sm">
            {keys.map(([press, does]) => (
              <div key={does} className="contents">
                <dt>
                  <kbd className="whitespace-nowrap rounded border border-line bg-sunken px-1.5 py-0.5 text-xs">
                    {press}
                  </kbd>
                </dt>
                <dd className="text-ink-soft">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
