// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../../draft/draft-store';
import { setAt } from '../../draft/path';
import { BackgroundSection } from './BackgroundSection';
import { ColorField } from './ColorField';
import { LayoutSection } from './LayoutSection';
import { LogoSection } from './LogoSection';
import { PresetSection } from './PresetSection';
import { ShapeSection } from './ShapeSection';
import { TypeSection } from './TypeSection';

afterEach(() => {
  cleanup();
  while (draftStore.getState().canUndo) draftStore.getState().undo();
});

const paint = (path: string, color: string) =>
  act(() =>
    draftStore.getState().edit(path, (metadata) => setAt(metadata, ['themeV2', 'palette', ...path.split('.')], color)),
  );

/** The theme's controls, and which of them have rendered since they were last asked. */
function renderControls() {
  const rendered = new Set<string>();
  const counted = (name: string, control: ReactNode) => (
    <Profiler id={name} onRender={() => rendered.add(name)}>
      {control}
    </Profiler>
  );
  render(
    <>
      {counted('primary', <ColorField label="Primary" path="palette.primary.main" against="paper" />)}
      {counted('danger', <ColorField label="Danger" path="palette.danger.main" against="paper" />)}
      {counted('paper', <ColorField label="Paper" path="palette.background.paper" against="text" />)}
      {counted('divider', <ColorField label="Divider" path="palette.divider" />)}
      {counted('preset', <PresetSection />)}
      {counted('type', <TypeSection />)}
      {counted('shape', <ShapeSection />)}
      {counted('logo', <LogoSection />)}
      {counted('layout', <LayoutSection />)}
      {counted('background', <BackgroundSection />)}
    </>,
  );
  const takeRendered = () => {
    const names = [...rendered];
    rendered.clear();
    return names;
  };
  // A first colour of one's own: the presets say from then on that it stays on top of them.
  paint('info.main', '#175cd4');
  takeRendered();
  return takeRendered;
}

it('renders the control of an edited colour and no other', () => {
  const takeRendered = renderControls();
  paint('primary.main', '#204060');
  expect(takeRendered()).toEqual(['primary']);
  fireEvent.change(screen.getByLabelText('Divider'), { target: { value: '#dddddd' } });
  expect(takeRendered()).toEqual(['divider']);
});

it('renders what is measured against an edited colour', () => {
  const takeRendered = renderControls();
  paint('background.paper', '#fefefe');
  expect(takeRendered()).toEqual(['primary', 'danger', 'paper']);
});

it('renders no control for a text', () => {
  const takeRendered = renderControls();
  act(() => draftStore.getState().edit('Text', (metadata) => setAt(metadata, ['localizations', 'en', 'a'], 'A')));
  expect(takeRendered()).toEqual([]);
});

it('renders the presets when the last colour of one’s own is taken away', () => {
  const takeRendered = renderControls();
  act(() => draftStore.getState().reset('Reset', ['themeV2', 'palette', 'info', 'main']));
  expect(takeRendered()).toEqual(['preset']);
});
