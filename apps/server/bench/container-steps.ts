import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** A stage of a container file, replayed: a folder in the place of its file system. */
export interface Stage {
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string | undefined;
  /** The last CMD, and that of HEALTHCHECK. */
  command: string[];
  health: string[];
}

/** Who runs what is replayed: nobody, where we may choose. */
const NOBODY = 65_534;
export const isRoot = process.getuid?.() === 0;
export const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const STEP_MS = 600_000;

/**
 * Replays the steps of a container file in folders under `scratch`, and returns its last stage. Commands run as an ordinary user
 * with nothing of our environment but the path: no container engine is needed, and what needs root fails here.
 * @throws at a step that it does not know, that fails, or that copies what is not there
 */
export function replay(file: string, context: string, scratch: string): Stage {
  const stages = new Map<string, Stage>();
  const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').trim().split('\n');
  let stage: Stage | undefined;
  for (const [name, rest] of stepsOf(readFileSync(file, 'utf8'))) {
    if (name === 'FROM') {
      const label = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      const root = join(scratch, label);
      mkdirSync(root);
      own(root);
      stage = { root, workdir: '/', env: {}, user: undefined, command: [], health: [] };
      stages.set(label, stage);
      continue;
    }
    if (!stage) throw new Error(`${name} before FROM`);
    console.log(`  ${name} ${rest.slice(0, 100)}`);
    take(stage, name, rest, (from) =>
      from ? { folder: stages.get(from)?.root ?? '', ignored: [] } : { folder: context, ignored },
    );
  }
  if (!stage) throw new Error('there is no FROM');
  return stage;
}

type Source = { folder: string; ignored: string[] };

function take(stage: Stage, name: string, rest: string, sourceOf: (from: string | undefined) => Source): void {
  switch (name) {
    case 'WORKDIR':
      stage.workdir = rest;
      mkdirSync(inside(stage), { recursive: true });
      return;
    case 'ENV':
      for (const [, key, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[key ?? ''] = value ?? '';
      return;
    case 'COPY':
      copy(stage, rest, sourceOf);
      return;
    case 'RUN':
      own(inside(stage));
      execFileSync('/bin/sh', ['-c', rest], {
        cwd: inside(stage),
        env: { PATH: process.env.PATH, HOME: stage.root, ...stage.env },
        ...asNobody,
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: STEP_MS,
      });
      return;
    case 'USER':
      stage.user = rest;
      return;
    case 'EXPOSE':
      return;
    case 'CMD':
      stage.command = JSON.parse(rest);
      return;
    case 'HEALTHCHECK':
      stage.health = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
      return;
    default:
      throw new Error(`unknown step: ${name}`);
  }
}

function copy(stage: Stage, rest: string, sourceOf: (from: string | undefined) => Source): void {
  const words = rest.split(/\s+/);
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  const [what = '', to = ''] = from ? words.slice(1) : words;
  const { folder, ignored } = sourceOf(from);
  const source = join(folder, what);
  const isFile = existsSync(source) && statSync(source).isFile();
  const target = join(inside(stage), to, isFile ? basename(source) : '');
  cpSync(source, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isIgnored(relative(folder, path), ignored),
  });
  // What a step makes belongs to its user; what is only copied into the image belongs to root.
  if (!from && isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, target]);
}

/** Patterns of two kinds: a path, and a name anywhere. */
function isIgnored(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.startsWith('**/') ? path.split('/').includes(pattern.slice(3)) : path === pattern,
  );
}

/** Steps with what follows their name, in one line each. */
function stepsOf(text: string): [name: string, rest: string][] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  return lines.filter(Boolean).map((line) => {
    const space = line.indexOf(' ');
    return [line.slice(0, space), line.slice(space + 1)];
  });
}

export const inside = (stage: Stage) => join(stage.root, stage.workdir);

function own(folder: string): void {
  if (isRoot) execFileSync('chown', [`${NOBODY}:${NOBODY}`, folder]);
}

/** Megabytes under a folder, by its parts. */
export function sizes(folder: string): string {
  const megabytes = (path: string) => Number(execFileSync('du', ['-sk', path]).toString().split('\t')[0]) / 1_024;
  const parts = readdirSync(folder).map((name) => `${name} ${megabytes(join(folder, name)).toFixed(1)}`);
  return `${megabytes(folder).toFixed(0)} MB: ${parts.join(', ')}`;
}
