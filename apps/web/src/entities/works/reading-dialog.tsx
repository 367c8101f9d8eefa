import { type Item, lettersInOrder } from '@chulje/contract';
import { Dialog } from '../../ui/dialog.tsx';
import type { RichValue } from '../text/rich-text.ts';
import { RichText } from '../text/rich-text-view.tsx';
import { ItemView } from './item-view.tsx';

/** What is read: a passage, and the items on it. */
export interface ReadingText extends RichValue {
  questions: readonly { queCode: string; item: Item }[];
}

/** 미리보기: passage and items as they read on the printed page, in two columns on wide screens. */
export function ReadingDialog({ set, onClose }: { set: ReadingText | null; onClose: () => void }) {
  return (
    <Dialog isOpen={set !== null} onClose={onClose} title="미리보기" width={1120}>
      {set && <ReadingPage set={set} />}
    </Dialog>
  );
}

function ReadingPage({ set }: { set: ReadingText }) {
  const count = set.questions.length;
  const items = lettersInOrder(
    set.questions.map(({ item }) => item),
    set.text,
  );
  return (
    <article
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="시험지 미리보기"
      className="reading-page"
    >
      <div className="reading-columns">
        <p className="reading-lead">
          {count > 0 ? `[1${count > 1 ? `~${count}` : ''}] 다음 글을 읽고 물음에 답하시오.` : '다음 글을 읽어 보자.'}
        </p>
        <div className="reading-passage">
          <RichText value={{ text: set.text, format: set.format }} marks={uniqueMarks(items)} />
        </div>
        {set.questions.map(({ queCode, item }, index) => (
          <div key={queCode} className="reading-item">
            <ItemView item={items[index] ?? item} number={index + 1} />
          </div>
        ))}
      </div>
    </article>
  );
}

/** Marks of all items, each symbol once: two items may point to the same words. */
function uniqueMarks(items: readonly Item[]) {
  const seen = new Map(items.flatMap((item) => item.marks).map((mark) => [`${mark.symbol}${mark.start}`, mark]));
  return [...seen.values()];
}
