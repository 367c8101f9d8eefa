import '../styles/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Locator, locators, userEvent } from 'vitest/browser';
import { routes } from '../app/routes.tsx';
import { queryClient } from '../entities/query-client.ts';
import { answerAsForNewMember, unanswered } from './answers.ts';

/** Screens as the app mounts them, in a browser of their own, on the answers that a test gives (answers.ts). */

declare module 'vitest/browser' {
  interface LocatorSelectors {
    css(selector: string): Locator;
    /** Those that are seen. */
    seen(): Locator;
  }
}
locators.extend({ css: (selector: string) => `css=${selector}`, seen: () => 'visible=true' });

let root: Root | undefined;
let router: ReturnType<typeof createBrowserRouter> | undefined;
/** What the browser or React complains of fails the test, as in the journeys. */
let faults: string[] = [];
const home = location.href;

beforeEach(() => {
  faults = [];
  answerAsForNewMember();
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words.join(' ')));
});

afterEach(() => {
  closeScreen();
  history.replaceState(null, '', home);
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect({ faults, unanswered }).toEqual({ faults: [], unanswered: [] });
});

/** Opens the screen of an address. */
export function openScreen(path: string): void {
  history.replaceState(null, '', path);
  const place = document.createElement('div');
  document.body.append(place);
  router = createBrowserRouter(routes);
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>,
  );
}

/** Leaves it, and forgets all answers. */
export function closeScreen(): void {
  root?.unmount();
  router?.dispose();
  root = undefined;
  document.body.replaceChildren();
  queryClient.clear();
}

/** Presses keys with the focus there. */
export async function press(locator: Locator, keys: string): Promise<void> {
  await expect.element(locator).toBeVisible();
  (locator.element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
}

/** Waits until the address is this one, or fits. */
export const expectAddress = (address: string | RegExp) =>
  expect
    .poll(() => decodeURIComponent(location.pathname + location.search))
    [typeof address === 'string' ? 'toBe' : 'toMatch'](address as string);

/** The one of them that is seen: what stands there for phones too is hidden on wide screens. */
export const visible = (locator: Locator) => locator.seen();

/** Nothing of it is seen, there or not. */
export const expectHidden = (locator: Locator) =>
  expect.poll(() => locator.elements().filter((element) => element.checkVisibility()).length).toBe(0);

const wordsOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Its words, and no others. */
export const expectText = (locator: Locator, text: string) => expect.poll(() => wordsOf(locator.query())).toBe(text);

/** The words of each, in order; a pattern where they only have to fit. */
export const expectTexts = (locator: Locator, texts: readonly (string | RegExp)[]) =>
  expect
    .poll(() => locator.elements().map(wordsOf))
    .toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))));

export const expectCount = (locator: Locator, count: number) =>
  expect.poll(() => locator.elements().length).toBe(count);

/** Nothing is wider than the screen, and axe finds nothing on it. */
export async function expectAccessible(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual(
    [],
  );
}
