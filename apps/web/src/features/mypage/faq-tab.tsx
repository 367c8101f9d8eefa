import { Accordion } from '../../ui/accordion.tsx';
import { FAQ } from './faq.ts';

/** 자주 묻는 질문: seven questions, each opening its answer. */
export function FaqTab() {
  return (
    <section aria-labelledby="faq-title">
      <h2 id="faq-title" className="sr-only">
        자주 묻는 질문
      </h2>
      <Accordion
        entries={FAQ.map(({ question, answer }) => ({
          title: question,
          body: (
            <div className="flex flex-col gap-2">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ),
        }))}
      />
    </section>
  );
}
