import { useAction } from '../use-call.ts';
import { downloadEverything } from './download.ts';

/** Fetches everything the member has made as one ZIP, by a button. */
export const useDownloadEverything = (ending: { onError: (error: Error) => void }) =>
  useAction(downloadEverything, ending);
