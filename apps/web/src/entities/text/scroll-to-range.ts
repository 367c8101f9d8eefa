import type { Span } from '@chulje/contract';
import type { EditorView } from 'prosemirror-view';
import { docText } from './character-limit.ts';
import { positionAt } from './rich-text.ts';

/** Brings a span of the text to the middle of whatever scrolls: the editor's own box, a sheet or the page. */
export function scrollToRange(view: EditorView, span: Span): void {
  const text = docText(view.state.doc);
  const range = document.createRange();
  const start = view.domAtPos(positionAt(text, span.start), 1);
  const end = view.domAtPos(positionAt(text, span.end), -1);
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (let box = view.dom.parentElement; box; box = box.parentElement) {
    const isPage = box === document.scrollingElement;
    const isScroller = isPage || /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (!isScroller || box.scrollHeight <= box.clientHeight) continue;
    const rect = range.getBoundingClientRect();
    const top = isPage ? 0 : box.getBoundingClientRect().top;
    const middle = top + box.clientHeight / 2;
    // A span taller than the box shows its beginning.
    const offset = rect.height > box.clientHeight ? rect.top - top : rect.top + rect.height / 2 - middle;
    box.scrollBy({ top: offset, behavior: isStill ? 'auto' : 'smooth' });
    return;
  }
}
