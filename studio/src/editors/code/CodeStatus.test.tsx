// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../../draft/draft-store';
import { undoAll } from '../../draft/test-draft';
import { CodeStatus } from './CodeStatus';

afterEach(() => {
  cleanup();
  undoAll();
});

const paint = (main: string) =>
  draftStore.getState().replace('Edit the code', { themeV2: { palette: { primary: { main } } } });

it('names a value of the theme that cannot be read, until it is corrected', async () => {
  render(<CodeStatus problem={null} onGoTo={() => {}} />);
  const status = screen.getByRole('status');
  paint('reddish');
  await expect.poll(() => status.textContent).toContain('themeV2.palette.primary.main: "reddish" cannot be read here');
  paint('red');
  await expect.poll(() => status.textContent).toBe('The preview shows this document.');
});

it('names a placeholder of a text that gets no value', async () => {
  render(<CodeStatus problem={null} onGoTo={() => {}} />);
  const localizations = { en: { loginBox: { login: { continue: 'Go, {{firstName}}' } } } };
  draftStore.getState().replace('Edit the code', { localizations });
  const status = screen.getByRole('status');
  await expect
    .poll(() => status.textContent)
    .toContain('localizations.en.loginBox.login.continue: {{firstName}} would');
});

it('names a misspelt key of a text, until it is corrected', async () => {
  render(<CodeStatus problem={null} onGoTo={() => {}} />);
  const status = screen.getByRole('status');
  const write = (login: Record<string, string>) =>
    draftStore.getState().replace('Edit the code', { localizations: { en: { loginBox: { login } } } });
  write({ titel: 'Welcome' });
  await expect.poll(() => status.textContent).toContain('localizations.en.loginBox.login.titel: No screen shows');
  write({ title: 'Welcome' });
  await expect.poll(() => status.textContent).toBe('The preview shows this document.');
});
