// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyCommon } from '../metadata/locales/en/lazy-common';
import { CopyButton } from './CopyButton';
import { AppContext } from './context';
import { createTestApp } from './test-app';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'execCommand');
});

function Code() {
  const shown = useRef<HTMLElement>(null);
  return (
    <>
      <h2 id="key">Setup key</h2>
      <code ref={shown}>JBSW Y3DP</code>
      <CopyButton text="JBSWY3DP" source={shown} labelledBy="key" />
    </>
  );
}

/** Mounts the button; `clipboard` is what the browser offers. */
async function mount(clipboard: Partial<Clipboard> | undefined) {
  const app = createTestApp(createWorld({ latency: 0 }));
  await app.metadata.registerTexts('common', { common: lazyCommon });
  render(
    <AppContext.Provider value={app}>
      <Code />
    </AppContext.Provider>,
  );
  const user = userEvent.setup();
  // Runs after `setup`, which installs its own clipboard.
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return user;
}

const refused = { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) };

it('copies through the clipboard of a secure page', async () => {
  const copied: string[] = [];
  const user = await mount({ writeText: async (text) => void copied.push(text) });
  await user.click(screen.getByRole('button', { name: 'Copy Setup key' }));
  expect(await screen.findByRole('button', { name: 'Copied Setup key' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(copied).toEqual(['JBSWY3DP']);
});

it.each([
  ['has no clipboard', undefined],
  ['refuses its clipboard', refused],
])('copies from a selected field if the page %s, and restores the focus', async (_, clipboard) => {
  const copied: (string | undefined)[] = [];
  document.execCommand = () => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0;
  const user = await mount(clipboard);
  await user.click(screen.getByRole('button', { name: 'Copy Setup key' }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Copied Setup key' }));
  expect(copied).toEqual(['JBSWY3DP']);
  expect(document.querySelector('textarea')).toBeNull();
});

it('says that copying failed, and selects the text, if the browser refuses both', async () => {
  const user = await mount(undefined);
  await user.click(screen.getByRole('button', { name: 'Copy Setup key' }));
  expect(await screen.findByRole('button', { name: 'Copy failed Setup key' })).toBeTruthy();
  expect(String(getSelection())).toBe('JBSW Y3DP');
});
