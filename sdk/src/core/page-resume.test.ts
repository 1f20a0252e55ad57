import { expect, it } from 'vitest';
import { browserPageResumeEvents, noPageResumeEvents } from './page-resume';

type Visibility = 'visible' | 'hidden';

/** A window that only dispatches events and knows whether it is visible. */
function createHost(visibilityState: Visibility = 'visible') {
  const document = { visibilityState };
  const host = Object.assign(new EventTarget(), { document }) as unknown as Window;
  return { host, document, dispatch: (type: string) => host.dispatchEvent(new Event(type)) };
}

function listening(visibility?: Visibility) {
  const { host, ...rest } = createHost(visibility);
  let calls = 0;
  const unsubscribe = browserPageResumeEvents(host)(() => {
    calls += 1;
  });
  return { ...rest, unsubscribe, calls: () => calls };
}

it.each(['online', 'pageshow', 'visibilitychange'])('calls the listener on %s while the page is visible', (event) => {
  const { dispatch, calls } = listening();
  expect(calls()).toBe(0);
  dispatch(event);
  expect(calls()).toBe(1);
});

it.each(['online', 'pageshow', 'visibilitychange'])('does not call the listener on %s of a hidden page', (event) => {
  const { dispatch, document, calls } = listening('hidden');
  dispatch(event);
  expect(calls()).toBe(0);
  document.visibilityState = 'visible';
  dispatch(event);
  expect(calls()).toBe(1);
});

it('says of a page that the history restores whether it was frozen', () => {
  const { host } = createHost();
  const heard: (boolean | undefined)[] = [];
  browserPageResumeEvents(host)((wasFrozen) => heard.push(wasFrozen));
  for (const persisted of [true, false]) host.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(heard).toEqual([true, false]);
});

it('ignores every other event', () => {
  const { dispatch, calls } = listening();
  for (const event of ['offline', 'pagehide', 'focus', '']) dispatch(event);
  expect(calls()).toBe(0);
});

it('calls no listener after it unsubscribed, and goes on calling the others', () => {
  const { host, dispatch } = createHost();
  const heard: string[] = [];
  const pageResumeEvents = browserPageResumeEvents(host);
  const unsubscribe = pageResumeEvents(() => heard.push('first'));
  pageResumeEvents(() => heard.push('second'));
  unsubscribe();
  for (const event of ['online', 'pageshow', 'visibilitychange']) dispatch(event);
  expect(heard).toEqual(['second', 'second', 'second']);
});

it('never calls back outside of a browser, and can be unsubscribed there', () => {
  const unsubscribe = noPageResumeEvents(() => expect.unreachable());
  expect(unsubscribe()).toBeUndefined();
});
