import { keyLabel, type StudentReport } from '@chulje/contract';
import type { Sheet } from '@chulje/paper';

/** 학생 리포트 on paper: a page for each student, named by seat alone. Of answers from paper no time is known: there is no column of it. */
export function reportSheet(title: string, report: StudentReport): Sheet {
  const items = report.items ?? [];
  const isTimed = items.some(({ ms }) => ms !== null);
  return {
    title: '학생 리포트',
    subtitle: [title, seatOf(report), `${report.formLabel}형`, scoreOf(report)].join(' · '),
    columns: [
      { header: '번호', share: 2 },
      { header: '채점', share: 2 },
      { header: '내 답', share: 2 },
      { header: '정답', share: 2 },
      ...(isTimed ? [{ header: '시간', share: 3 }] : []),
      { header: '읽기와 틀린 까닭', share: isTimed ? 22 : 25, align: 'left' as const },
    ],
    rows: items.map((item) => [
      String(item.number),
      item.isExcluded ? '제외' : item.isRight ? '○' : '✕',
      item.c === 0 ? '없음' : keyLabel(item.c),
      (item.keys ?? []).map(keyLabel).join(''),
      ...(isTimed ? [item.ms === null ? '' : timeOf(item.ms)] : []),
      [
        [item.pattern, item.pace].filter(Boolean).join(' · '),
        ...report.wrong.filter(({ number }) => number === item.number).flatMap(wordsOf),
      ].join(' / '),
    ]),
    notes: notesOf(report),
  };
}

const notesOf = ({ patterns, band, standing, isRegraded }: StudentReport): string[] => [
  `읽기 유형마다: ${patterns.map(({ pattern, items, right }) => `${pattern} ${items}문항 중 ${right}문항 맞힘`).join(', ')}.`,
  ...(band ? [`우연한 오차를 생각하면 실력은 ${band.low / 10}～${band.high / 10}점쯤입니다(셋 중 둘은 이 안).`] : []),
  ...(standing ? [`${standing.students}명 중 ${standing.rank}등입니다.`] : []),
  ...(isRegraded ? ['제출한 뒤에 채점이 바뀌었습니다.'] : []),
];

const wordsOf = ({ chosen, reason, sentence, practice }: StudentReport['wrong'][number]): string[] => [
  ...(chosen ? [`고른 선지: ${chosen}`] : []),
  ...(reason ? [`까닭: ${reason}`] : []),
  ...(sentence ? [`지문: “${sentence}”`] : []),
  ...practiceWords(practice),
];

const practiceWords = (practice: number | null): string[] =>
  practice === null
    ? []
    : [practice === 0 ? '같은 유형의 다른 문항은 없음' : `같은 유형의 다른 문항: ‘오답 다시 풀기’ ${practice}번`];

const seatOf = ({ class: group, number }: StudentReport) => (group === 0 ? `${number}번` : `${group}반 ${number}번`);
const scoreOf = ({ score, fullScore }: StudentReport) => `${score / 10}점 / ${fullScore / 10}점`;

function timeOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds}초` : `${Math.floor(seconds / 60)}분 ${seconds % 60}초`;
}
