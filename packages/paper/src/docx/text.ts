import { Tab, TextRun } from 'docx';
import { type Run, textBefore, textBehind } from '../runs.ts';
import { scriptParts } from '../scripts.ts';

/** 바탕 has no old letters; within one font their tone marks (방점) stand beside them instead of beside a dotted circle. */
const OLD_HANGUL = { ascii: 'Malgun Gothic', hAnsi: 'Malgun Gothic', cs: 'Malgun Gothic', eastAsia: '맑은 고딕' };
const OLD_WORD = /(\S*[\u1100-\u11FF\u302E\u302F\uA960-\uA97F\uD7B0-\uD7FF]\S*)/;

/** Runs with their looks, symbols before what they mark. */
export function textRuns(runs: readonly Run[]): TextRun[] {
  return runs.flatMap((run) => {
    const { bold, strike, underline } = run;
    return [
      ...plainRuns(textBefore(run)),
      ...plainRuns(run.text, {
        ...(bold && { bold }),
        ...(strike && { strike }),
        ...(underline && { underline: {} }),
      }),
      ...plainRuns(textBehind(run)),
    ];
  });
}

type Look = Pick<
  NonNullable<Exclude<ConstructorParameters<typeof TextRun>[0], string>>,
  'bold' | 'strike' | 'underline'
>;

/** A text in one look: powers raised, tabs as Word keeps them, old Hangul in a font that has it. */
export function plainRuns(text: string, look: Look = {}): TextRun[] {
  return scriptParts(text).flatMap(({ text: part, script }) =>
    part.split(OLD_WORD).flatMap((words, at) =>
      words === ''
        ? []
        : [
            new TextRun({
              children: words.split('\t').flatMap((each, index) => [...(index > 0 ? [new Tab()] : []), each]),
              ...look,
              ...(at % 2 === 1 && { font: OLD_HANGUL }),
              ...(script === 'super' && { superScript: true }),
              ...(script === 'sub' && { subScript: true }),
            }),
          ],
    ),
  );
}
