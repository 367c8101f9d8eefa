import { reportItems } from '../analysis/operator-report.ts';
import { type Area, table } from './command.ts';

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

/** 문항: how those that engines made have done with students. */
export const items: Area = {
  summary: '문항',
  commands: {
    report: {
      summary: '학생이 푼 문항의 정답률과 변별도를 엔진, 프롬프트, 유형마다, 오답의 선택률을 규칙마다 보여 줍니다.',
      async run({ database, print }) {
        const { origins, rules } = await reportItems(database.db);
        if (origins.length === 0) return print('학생이 푼 문항이 아직 없습니다.');
        const rows = origins.map(
          ({ engine, promptVersion, type, items: count, students, facility, discrimination }) => [
            engine,
            promptVersion,
            type,
            `${count}`,
            `${students}`,
            percent(facility),
            discrimination === null ? '-' : discrimination.toFixed(2),
          ],
        );
        const head = ['엔진', '프롬프트', '유형', '문항', '푼 학생', '정답률', '변별도'];
        for (const line of table([head, ...rows])) print(line);
        if (rules.length === 0) return;
        print('');
        const chosen = rules.map(({ rule, options, students, chosen: count }) => [
          rule,
          `${options}`,
          percent(count / students),
        ]);
        for (const line of table([['오답의 규칙', '선택지', '고른 학생'], ...chosen])) print(line);
      },
    },
  },
};
