import type { MouseEvent, MouseEventHandler } from 'react';

type Press = MouseEventHandler<HTMLButtonElement>;

interface Withheld {
  'aria-disabled': true | undefined;
  onClick: Press | undefined;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * Attributes of a button that cannot be pressed just now, or can. Not `disabled`: whoever has just pressed it by
 * keyboard would lose the focus and with it the place on the screen. With `isOnce` the second half of a double click is not a press.
 */
export function withheld(isWithheld: boolean, onClick: Press | undefined, isOnce = false): Withheld {
  const press: Press = (event) => (event.detail > 1 ? ignore : onClick)?.(event);
  return { 'aria-disabled': isWithheld || undefined, onClick: isWithheld ? ignore : isOnce ? press : onClick };
}
