import { SYMBOL_SETS } from '@chulje/contract';

/**
 * Each set lies on the first five keys of one row of the keyboard, pressed with Ctrl and Alt. Physical keys, so that
 * it makes no difference whether 한글 or English is on.
 */
const ROWS = [
  { keys: ['Q', 'W', 'E', 'R', 'T'], codes: ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT'] },
  { keys: ['A', 'S', 'D', 'F', 'G'], codes: ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG'] },
  { keys: ['Z', 'X', 'C', 'V', 'B'], codes: ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB'] },
  { keys: ['1', '2', '3', '4', '5'], codes: ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5'] },
] as const;

interface SymbolKey {
  symbol: string;
  code: string;
  /** What to press, as shown to the user. */
  shortcut: string;
}

/** The palette in the order shown, each symbol with its key. */
export const SYMBOL_PALETTE: readonly (readonly SymbolKey[])[] = SYMBOL_SETS.map((set, row) =>
  set.map((symbol, column) => ({
    symbol,
    code: ROWS[row]?.codes[column] ?? '',
    shortcut: `Ctrl+Alt+${ROWS[row]?.keys[column] ?? ''}`,
  })),
);

const SYMBOL_OF_CODE = new Map(SYMBOL_PALETTE.flat().map(({ code, symbol }) => [code, symbol]));

type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** The symbol a key press asks for, if any. */
export function symbolOfKey(event: KeyPress): string | undefined {
  if (!event.ctrlKey || !event.altKey || event.shiftKey || event.metaKey) return undefined;
  return SYMBOL_OF_CODE.get(event.code);
}
