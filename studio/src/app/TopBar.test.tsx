// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../draft/draft-store';
import { undoAll } from '../draft/test-draft';
import { TopBar } from './TopBar';

afterEach(() => {
  cleanup();
  undoAll();
});

it('never leaves a project without a name', async () => {
  const user = userEvent.setup();
  render(<TopBar />);
  const field = screen.getByLabelText<HTMLInputElement>('Project name');
  await user.clear(field);
  await user.type(field, ' {Enter}');
  expect(field.value).toBe('Untitled project');
  draftStore.getState().undo();
  expect(draftStore.getState().canUndo).toBe(false);
});
