import { useId, useRef, useState } from 'react';
import { readLogo } from '../../entities/exams/read-logo.ts';
import { Button } from '../../ui/button.tsx';

/** The logo at the head of the paper: chosen from a file, shown as it is printed, taken away again. */
export function LogoField({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  async function choose(file: File | undefined) {
    if (!file) return;
    const read = await readLogo(file);
    setError(read === null ? '그림으로 읽을 수 없는 파일입니다.' : '');
    if (read !== null) onChange(read);
  }
  return (
    <div className="pt-3">
      <span id={id} className="field-label">
        로고
      </span>
      <div className="flex flex-wrap items-center gap-3">
        {logo !== '' && <img src={logo} alt="시험지에 인쇄될 로고" className="h-10 max-w-40 object-contain" />}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="로고 파일"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button size="small" aria-describedby={id} onClick={() => input.current?.click()}>
          {logo === '' ? '그림 고르기' : '다른 그림으로'}
        </Button>
        {logo !== '' && (
          <Button size="small" aria-describedby={id} onClick={() => onChange('')}>
            빼기
          </Button>
        )}
      </div>
      {error !== '' && (
        <p role="alert" className="pt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
