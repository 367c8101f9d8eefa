import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { paths } from './src/entities/paths.ts';

const AHEAD = 'src/app/ahead.ts';
const CONTRACT = fileURLToPath(new URL('../../packages/contract/src/index.ts', import.meta.url));

/** What the page's first script sends for. */
export interface ScreenAhead {
  /** Addresses of calls; `:pasCode` is the address's. */
  calls: string[];
  files: string[];
}

type Contract = typeof import('@chulje/contract');

/** The screens where work begins, by their addresses: their code, and what they ask the server for, longest first. */
const SCREENS: Record<string, { source: string; calls: (contract: Contract) => { path: string }[] }> = {
  [paths.home]: { source: 'home/home-screen.tsx', calls: ({ listRecent }) => [listRecent] },
  [paths.passageForm]: { source: 'passage/passage-form-screen.tsx', calls: () => [] },
  [paths.passageResultPattern]: { source: 'passage/passage-screen.tsx', calls: ({ getPassage }) => [getPassage] },
  [paths.questionForm]: { source: 'question/question-form-screen.tsx', calls: () => [] },
  [paths.questionResultPattern]: {
    source: 'question/question-set-screen.tsx',
    calls: ({ getQuestionSet }) => [getQuestionSet],
  },
  [paths.recentWorks]: { source: 'storage/recent-works-screen.tsx', calls: ({ listRecent }) => [listRecent] },
};

/** Puts the small script `ahead.ts`, and what it needs to know of those screens, into `index.html`. */
export function screensAhead(): Plugin {
  return {
    name: 'screens-ahead',
    // A development server has no files to send for ahead.
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: AHEAD, name: 'ahead' });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, path }) {
        if (path !== '/index.html') return;
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        // What the page names itself is on its way already.
        const filesOf = (source: string) => {
          const files = new Set<string>();
          const add = (file: string) => {
            const part = chunks.find(({ fileName }) => fileName === file);
            if (!part || files.has(`/${file}`) || html.includes(`"/${file}"`)) return;
            files.add(`/${file}`);
            for (const style of part.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
            part.imports.forEach(add);
          };
          const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
          if (!first) throw new Error(`the build has no ${source}`);
          add(first.fileName);
          return [...files];
        };
        const { module: contract } = await runnerImport<Contract>(CONTRACT);
        const frame = [contract.getMe, contract.getTicket, contract.listNotices, contract.listOpenGenerations];
        const screens = Object.entries(SCREENS).map(([address, { source, calls }]): [string, ScreenAhead] => [
          address,
          {
            calls: [...calls(contract), ...frame].map((call) => call.path),
            files: filesOf(`src/features/${source}`),
          },
        ]);
        const json = { type: 'application/json', id: 'screens-ahead' };
        // Without `async` it would wait for the styles.
        const script = { type: 'module', async: true, crossorigin: true, src: filesOf(AHEAD)[0] };
        return [
          { tag: 'script', attrs: json, children: JSON.stringify(Object.fromEntries(screens)) },
          { tag: 'script', attrs: script },
        ];
      },
    },
  };
}
