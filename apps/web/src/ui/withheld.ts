import type { MouseEvent, MouseEventHandler } from 'react';

type Press = MouseEventHandler<HTMLButtonElement>;

interface Withheld {
  'aria-disabled': true | undefined;
  onClick: Press | undefined;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * Attributes of a button that cannot be pressed just now, or can. Not `disabled`: whoever has just pressed it by
 * keyboard would lose the focus and with it the place on the screen.
 */
export function withheld(isWithheld: boolean, onClick: Press | undefined): Withheld {
  return isWithheld ? { 'aria-disabled': true, onClick: ignore } : { 'aria-disabled': undefined, onClick };
}
