import type { ConsentDocument } from '@chulje/contract';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';

/** The terms or the privacy policy, fetched from its text file. */
export function LegalText({ document }: { document: ConsentDocument }) {
  const { url, failure } = LEGAL_DOCUMENTS[document];
  const [text, setText] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    fetchText(url, leaving.signal).then(setText, () => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, [url, attempt]);

  if (hasFailed) return <ErrorState message={failure} onRetry={() => setAttempt(attempt + 1)} />;
  if (text === null) return <Spinner label="불러오는 중" />;
  return (
    <div className="flex flex-col gap-2 leading-7 text-pretty">
      {text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (
          <Line key={line} line={withoutLoneParticles(line)} />
        ))}
    </div>
  );
}

/** A particle stays on the line of the bracket or quotation mark it follows: a word joiner stands between them. */
const withoutLoneParticles = (line: string) => line.replace(/([)”])(?=[가-힣])/g, '$1\u2060');

/** 제1조 … is a heading, `1. …` and `- …` are set in. */
function Line({ line }: { line: string }) {
  if (/^제\d+조 /.test(line)) return <h2 className="mt-5 text-base font-bold">{line}</h2>;
  const [, sign, rest] = /^(\d+\.|-) (.*)$/.exec(line) ?? [];
  if (!sign) return <p>{line}</p>;
  return (
    <p className={`flex gap-2 ${sign === '-' ? 'pl-6' : ''}`}>
      <span className="shrink-0 tabular-nums">{sign === '-' ? '·' : sign}</span>
      <span>{rest}</span>
    </p>
  );
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
