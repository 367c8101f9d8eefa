import { reportSince, traceOf } from '../generation/report.ts';
import { type Area, CommandError, table } from './command.ts';

const UNITS: Record<string, number> = { h: 3_600_000, d: 86_400_000 };

const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`);

/** 생성: how well the engines do their work. */
export const generations: Area = {
  summary: '생성',
  commands: {
    show: {
      summary: '문항 하나가 어떤 규칙으로 만들어졌는지 선택지마다 보여 줍니다(docs/engine.md).',
      argument: { name: '문항 코드나 생성 번호', isRequired: true },
      async run({ database, options, print }) {
        const trace = await traceOf(database.db, options.argument ?? '');
        if (!trace) throw new CommandError('그런 문항이나 생성이 없습니다.');
        const { id, engine, state, seed, type, createdAt, isPurged, via } = trace;
        print(`${id} · ${type} · ${engine} · ${state} · 씨앗 ${seed} · ${createdAt.toISOString()}`);
        if (isPurged) return print('회원이 지웠거나 30일이 지나 내용이 남아 있지 않습니다.');
        if (via.length === 0) return print('규칙으로 만든 선택지가 없습니다. 내장 자료나 모델이 쓴 것입니다.');
        const rows = via.map(({ option, rule, claim, guards }) => [option, rule, claim, guards.join(', ')]);
        for (const line of table([['선택지', '규칙', '지문의 말', '거친 검사'], ...rows])) print(line);
      },
    },
    report: {
      summary: '엔진과 종류별로 성공률, 고친 횟수, 실패 까닭, 비용, 걸린 시간을 보여 줍니다.',
      options: { since: '언제부터, 24h나 7d처럼 (기본은 7d)' },
      async run({ database, clock, options, print }) {
        const since = options.find('since') ?? '7d';
        const [, count = '', unit = ''] = /^(\d{1,4})([hd])$/.exec(since) ?? [];
        const span = Number(count) * (UNITS[unit] ?? 0);
        if (!(span > 0)) throw new CommandError('--since는 24h나 7d처럼 적어 주세요.');
        const { groups, types, failures, remarks } = await reportSince(
          database.db,
          new Date(clock.now().getTime() - span),
        );
        if (groups.length === 0) return print('그동안 끝난 생성이 없습니다.');
        const rows = groups.map((group) => [
          group.engine,
          group.promptVersion,
          group.kind === 'passage' ? '지문' : '문항',
          `${group.done}/${group.ended}`,
          share(group.done, group.ended),
          share(group.unanimous, group.voted),
          (group.repairs / Math.max(1, group.done)).toFixed(2),
          `$${(group.cost / Math.max(1, group.done)).toFixed(4)}`,
          `${(group.p50 / 1000).toFixed(1)}초`,
          `${(group.p95 / 1000).toFixed(1)}초`,
        ]);
        const head = [
          '엔진',
          '프롬프트',
          '종류',
          '성공',
          '성공률',
          '풀이 일치',
          '평균 고침',
          '하나의 비용',
          'p50',
          'p95',
        ];
        for (const line of table([head, ...rows])) print(line);
        const list = (title: string, lines: string[][]) => {
          if (lines.length === 0) return;
          print('');
          print(title);
          for (const line of table(lines)) print(line);
        };
        list('유형별', [
          ['유형', '분야', '성공', '풀이 일치'],
          ...types.map(({ type, field, done, ended, unanimous, voted }) => [
            type,
            field,
            `${done}/${ended}`,
            share(unanimous, voted),
          ]),
        ]);
        list(
          '실패 까닭',
          failures.map(({ type, reason, count }) => [`${count}건`, type, reason]),
        );
        list(
          '남은 지적',
          remarks.map(({ rule, count }) => [`${count}건`, rule]),
        );
      },
    },
  },
};
