import { exportReports, listReports } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api, send } from '../../lib/api.ts';
import { saveAnswer } from '../exports/download.ts';
import { queryKeys } from '../query-keys.ts';

export type ReportFormat = 'pdf' | 'hwpx' | 'word';
const EXTENSIONS: Record<ReportFormat, string> = { pdf: 'pdf', hwpx: 'hwpx', word: 'docx' };

interface Asked {
  code: string;
  /** 석차 too. */
  standing: boolean;
}

/** 학생 리포트 of every seat that has ended. */
export function useReports({ code, standing }: Asked, ended: number) {
  return useQuery({
    queryKey: [...queryKeys.analysis(code), 'reports', ended, standing],
    queryFn: () => api(listReports, { params: { sitting: code }, query: { standing: standing ? 'true' : 'false' } }),
    placeholderData: (before) => before,
  });
}

/**
 * The same as a file, or a paper for each of what they have wrong, named by seats alone, handed to the browser.
 * @throws {ApiError}
 */
export async function downloadReports(
  { code, standing }: Asked,
  title: string,
  type: ReportFormat,
  as: 'report' | 'retry',
): Promise<void> {
  const query = { type, as, standing: standing ? ('true' as const) : ('false' as const) };
  const response = await send(exportReports, { params: { sitting: code }, query }, { headers: { accept: '*/*' } });
  const name = as === 'retry' ? '오답 다시 풀기.zip' : `학생 리포트.${EXTENSIONS[type]}`;
  await saveAnswer(response, `${title}_${name}`);
}
