/** @jsxImportSource preact */
import { useState } from 'preact/hooks';

const KEY = 'chulje-solving-look';
const SIZES = ['작게', '보통', '크게', '더 크게'] as const;

interface Look {
  size: number;
  isWide: boolean;
}

function readLook(): Look {
  try {
    const { size, isWide } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Look>;
    return { size: SIZES[size ?? -1] ? (size ?? 1) : 1, isWide: isWide === true };
  } catch {
    return { size: 1, isWide: false };
  }
}

/** Size of the letters in four steps, and wide spacing for those whom close letters disturb; kept in this browser. */
export function useLook() {
  const [look, setLook] = useState(readLook);
  const change = (next: Look) => {
    setLook(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Holds for this page alone then.
    }
  };
  return [look, change] as const;
}

export function LookMenu({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  return (
    <details class="solve-look">
      <summary class="solve-button solve-small">글자</summary>
      <fieldset>
        <legend class="field-label">글자 크기</legend>
        {SIZES.map((label, size) => (
          <label key={label}>
            <input type="radio" name="size" checked={look.size === size} onChange={() => onChange({ ...look, size })} />{' '}
            {label}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={look.isWide}
            onChange={(event) => onChange({ ...look, isWide: event.currentTarget.checked })}
          />{' '}
          글자 사이 넓게
        </label>
      </fieldset>
    </details>
  );
}
