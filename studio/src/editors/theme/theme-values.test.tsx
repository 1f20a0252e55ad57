// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../../draft/draft-store';
import { setAt } from '../../draft/path';
import { painted, undoAll } from '../../draft/test-draft';
import { BackgroundSection } from './BackgroundSection';
import { ColorField } from './ColorField';
import { LayoutSection } from './LayoutSection';
import { LogoSection } from './LogoSection';
import { PresetSection } from './PresetSection';
import { ShapeSection } from './ShapeSection';
import { TypeSection } from './TypeSection';

afterEach(async () => {
  cleanup();
  undoAll();
  await painted();
});

async function paint(path: string, color: string): Promise<void> {
  act(() =>
    draftStore.getState().edit(path, (metadata) => setAt(metadata, ['themeV2', 'palette', ...path.split('.')], color)),
  );
  await painted();
}

/** The theme's controls, and the names of those that have rendered since the last call. */
async function renderControls() {
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
  // The first own colour renders the presets once: they show that own colours override a preset.
  await paint('info.main', '#175cd4');
  takeRendered();
  return takeRendered;
}

it('renders the control of an edited colour and no other', async () => {
  const takeRendered = await renderControls();
  await paint('primary.main', '#204060');
  expect(takeRendered()).toEqual(['primary']);
  fireEvent.change(screen.getByLabelText('Divider'), { target: { value: '#dddddd' } });
  await painted();
  expect(takeRendered()).toEqual(['divider']);
});

it('renders no control before the browser paints the edit of a colour', async () => {
  const takeRendered = await renderControls();
  const paper: HTMLInputElement = screen.getByLabelText('Paper');
  fireEvent.change(paper, { target: { value: '#fefefe' } });
  expect(draftStore.getState().metadata.themeV2?.palette?.background?.paper).toBe('#fefefe');
  expect(takeRendered()).toEqual([]);
  expect(paper.value).toBe('#fefefe');
  await painted();
  expect(takeRendered()).toEqual(['primary', 'danger', 'paper']);
  expect(paper.value).toBe('#fefefe');
});

it('leaves a field empty that the user empties, before the browser paints it', async () => {
  render(<LogoSection />);
  const description: HTMLInputElement = screen.getByLabelText('Description');
  fireEvent.change(description, { target: { value: 'Acme' } });
  await painted();
  expect(description.value).toBe('Acme');
  fireEvent.change(description, { target: { value: '' } });
  expect(description.value).toBe('');
});

it('renders the contrast notes that depend on an edited colour', async () => {
  const takeRendered = await renderControls();
  await paint('background.paper', '#fefefe');
  expect(takeRendered()).toEqual(['primary', 'danger', 'paper']);
});

it('renders no control for a text', async () => {
  const takeRendered = await renderControls();
  act(() => draftStore.getState().edit('Text', (metadata) => setAt(metadata, ['localizations', 'en', 'a'], 'A')));
  await painted();
  expect(takeRendered()).toEqual([]);
});

it('renders the presets when the last own colour is removed', async () => {
  const takeRendered = await renderControls();
  act(() => draftStore.getState().reset('Reset', ['themeV2', 'palette', 'info', 'main']));
  await painted();
  expect(takeRendered()).toEqual(['preset']);
});
