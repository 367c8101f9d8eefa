import { useSearchParams } from 'react-router';

/** What is chosen on a screen and shall survive a reload, the way back and a shared link: it lives in the address. */
export interface Address {
  params: URLSearchParams;
  /** Sets values of the address; empty ones go. `replace` keeps the entry of the history instead of adding one. */
  write: (values: Record<string, string>, options?: { replace: boolean }) => void;
}

/** The values of the address, as state. */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  return {
    params,
    write(values, options) {
      // The newest, whatever the caller was rendered with: a list may be a key behind.
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace: options?.replace ?? false, preventScrollReset: true });
    },
  };
}

/** Which of several views is looked at; what the address does not know is the first. Looking at another adds no entry to the history. */
export function useViewInAddress<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
): [view: View, show: (view: string) => void] {
  const { params, write } = useAddress();
  const view = views.find((each) => each === params.get(name)) ?? views[0];
  return [view, (next) => write({ [name]: next === views[0] ? '' : next }, { replace: true })];
}

/** The page an address names, from 1; what is no number is the first. */
export function readPage(params: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
}

/** How the page stands in an address: the first is not named. */
export function writePage(page: number): string {
  return page === 1 ? '' : String(page);
}
