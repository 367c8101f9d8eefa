import type { EditorView } from 'prosemirror-view';

/** Where the page scrolls below pinned bars, as editor.css has it. */
const PHONE = '(width < 768px)';

interface Edges {
  top: number;
  bottom: number;
}

/** What one sees of a box that scrolls, less its scroll padding: what is pinned over its edges. */
function clearPart(box: Element): Edges {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(box);
  // `auto` is no padding.
  const [above, below] = [Number.parseFloat(scrollPaddingTop) || 0, Number.parseFloat(scrollPaddingBottom) || 0];
  if (box !== document.scrollingElement) {
    const { top } = box.getBoundingClientRect();
    return { top: top + above, bottom: top + box.clientHeight - below };
  }
  // A keyboard on the screen covers what is pinned to its bottom.
  const shown = window.visualViewport?.height ?? window.innerHeight;
  return { top: above, bottom: Math.min(shown, window.innerHeight - below) };
}

/**
 * Keeps the line of the caret in sight while one types on a phone; false elsewhere, where ProseMirror does it. Its way
 * knows nothing of scroll padding, by which the browser itself goes, and left the line behind what a phone pins to the
 * bottom.
 */
export function scrollToCaret(view: EditorView): boolean {
  if (!window.matchMedia(PHONE).matches) return false;
  let { top, bottom } = view.coordsAtPos(view.state.selection.head, 1);
  for (let box: Element | null = view.dom; box; box = box.parentElement) {
    if (box === document.scrollingElement || /auto|scroll/.test(getComputedStyle(box).overflowY)) {
      const clear = clearPart(box);
      const offset = top < clear.top ? top - clear.top : Math.max(0, bottom - clear.bottom);
      const before = box.scrollTop;
      if (offset !== 0) box.scrollTop += offset;
      top -= box.scrollTop - before;
      bottom -= box.scrollTop - before;
    }
    if (getComputedStyle(box).position === 'fixed') break;
  }
  return true;
}
