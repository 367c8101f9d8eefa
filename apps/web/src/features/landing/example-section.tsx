import { OPTION_LABELS } from '@chulje/contract';
import example from './example.json';
import { LandingSection } from './landing-section.tsx';

const { item, passage } = example;
const NEGATIVE = /(않은|않는|아닌|없는)(?=\s*것은\?$)/;

/** What the product made, as it made it (e2e/take-landing-pictures.ts): a passage, an item with reasons, a printed page. */
export function ExampleSection() {
  return (
    <LandingSection
      id="examples"
      label="만든 예"
      title="말보다 결과로 보여 드립니다"
      lead="아래 지문과 문항, 시험지는 출제공방이 만든 것을 고치지 않고 옮긴 것입니다."
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <PassageExcerpt />
        <ExplainedItem />
      </div>
      <figure className="mt-6 grid items-center gap-8 rounded-lg border border-line bg-surface p-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:p-10">
        <figcaption>
          <h3 className="text-xl font-bold">그대로 인쇄하는 시험지</h3>
          <p className="mt-3 leading-7 text-ink-soft text-pretty">
            지문은 테두리 안에, 문항은 두 단으로 짜입니다. 기호와 밑줄도 화면에서 본 그대로 나옵니다. 정답과 해설은 뒤에
            따로 붙어 있어 시험지만 나눠 주기 좋습니다.
          </p>
          <p className="mt-3 text-sm text-muted">PDF · Word · 한글 · 텍스트</p>
        </figcaption>
        <img
          src="/src/features/landing/pictures/paper.webp"
          width={1000}
          height={1414}
          loading="lazy"
          alt="내려받은 PDF의 첫 쪽. 머리에 시험지 제목이 있고, 두 단에 테두리를 두른 지문과 다섯 선지 문항이 실려 있다."
          className="w-full border border-line bg-white shadow-raised"
        />
      </figure>
    </LandingSection>
  );
}

/** The paragraph that decides the item's answer between its neighbours, the sentence itself marked. */
function PassageExcerpt() {
  const quote = item.options[item.key - 1]?.evidence[0]?.quote ?? '';
  const paragraphs = passage.split('\n');
  const deciding = paragraphs.findIndex((text) => text.includes(quote));
  const shown = paragraphs.slice(Math.max(0, deciding - 1), deciding + 2);
  return (
    <article className="rounded-lg border border-line bg-surface p-6 md:p-8">
      <h3 className="mb-4 text-sm font-semibold text-muted">
        지문에서 — {example.field} · {example.topic}
      </h3>
      <div className="font-passage text-[16px] leading-8">
        {deciding > 1 && <p className="text-muted">(앞부분 줄임)</p>}
        {shown.map((text) => (
          <p key={text} className="indent-[1em]">
            <Marked text={text} quote={quote} />
          </p>
        ))}
        {deciding < paragraphs.length - 2 && <p className="text-muted">(뒷부분 줄임)</p>}
      </div>
    </article>
  );
}

function Marked({ text, quote }: { text: string; quote: string }) {
  const at = text.indexOf(quote);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-sm bg-warning-soft px-0.5 text-ink">{quote}</mark>
      {text.slice(at + quote.length)}
    </>
  );
}

function ExplainedItem() {
  const negative = NEGATIVE.exec(item.stem)?.[0] ?? '';
  const [before = '', after = ''] = negative ? item.stem.split(negative) : [item.stem];
  return (
    <article className="rounded-lg border border-line bg-surface p-6 md:p-8">
      <h3 className="mb-4 text-sm font-semibold text-muted">문항과 해설 — {item.pattern}</h3>
      <p className="font-passage text-[16px] leading-8 font-bold">
        {before}
        <u className="underline-offset-4">{negative}</u>
        {after}
      </p>
      <ol className="mt-4 flex flex-col gap-4">
        {item.options.map((option, index) => (
          <li key={OPTION_LABELS[index]} className="grid grid-cols-[1.6em_minmax(0,1fr)] gap-x-1">
            <span aria-hidden="true" className="font-passage leading-7">
              {OPTION_LABELS[index]}
            </span>
            <div>
              <p className="font-passage leading-7">
                {option.text}
                {item.key === index + 1 && (
                  <strong className="ml-2 inline-block rounded-full bg-accent px-2 font-sans text-xs leading-5 font-semibold text-on-accent">
                    정답
                  </strong>
                )}
              </p>
              <p className="mt-0.5 text-sm leading-6 text-ink-soft">{option.reason}</p>
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}
