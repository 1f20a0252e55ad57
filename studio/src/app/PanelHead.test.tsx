// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useView, viewStore } from '../view/view-store';
import { EditorPanel } from './EditorPanel';
import { EditorRail } from './EditorRail';
import { InspectorPanel } from './InspectorPanel';

afterEach(() => {
  cleanup();
  viewStore.getState().changeView({ editorOpen: true, inspectorOpen: true });
});

function Panels() {
  const { editorOpen, inspectorOpen } = useView((view) => view);
  return (
    <>
      <EditorRail />
      {editorOpen && <EditorPanel />}
      {inspectorOpen && <InspectorPanel />}
    </>
  );
}

it.each([
  ['Close the editor', 'Navigation (Alt 3)'],
  ['Close the inspector', 'Show the inspector'],
])('moves the focus from %s to the button that opens it again', async (close, open) => {
  viewStore.getState().changeView({ editor: 'navigation', editorOpen: true, inspectorOpen: true });
  render(<Panels />);
  await userEvent.click(screen.getByRole('button', { name: close }));
  expect(screen.queryByRole('button', { name: close })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: open }));
});
