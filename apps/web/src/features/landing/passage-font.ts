import { loadPassageFont } from '../../entities/text/passage-font.ts';

/** Far enough below the window for the letters to be there, and the lines at rest, before they are seen. */
const AHEAD = '1500px';

/** Loads the 명조 when the printed example comes near, so that the top of the page does not wait for it. */
export function loadPassageFontAhead(): void {
  const printed = document.querySelector('.font-passage');
  if (!printed) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      loadPassageFont();
    },
    { rootMargin: `0px 0px ${AHEAD} 0px` },
  );
  observer.observe(printed);
}
