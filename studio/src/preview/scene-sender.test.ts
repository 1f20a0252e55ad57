import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StudioMessage } from './protocol';
import type { Scene } from './scene-feed';
import { createSceneSender } from './scene-sender';

const look = { scheme: 'light', language: 'en', inspecting: false } as const;

function scene(revision: number, main: string, more: Partial<Scene> = {}): Scene {
  return { revision, metadata: { themeV2: { palette: { primary: { main } } } }, look, ...more };
}

function setUp() {
  const told: StudioMessage[] = [];
  return { told, sender: createSceneSender((message) => told.push(message)) };
}

const typesOf = (told: StudioMessage[]) => told.map(({ type }) => type);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends the first document whole, then variables at once and the document when the edits pause', () => {
  const { told, sender } = setUp();
  sender.send(scene(1, '#204060'));
  sender.send(scene(2, '#214161'));
  sender.send(scene(3, '#224262'));
  expect(typesOf(told)).toEqual(['render', 'paint', 'paint']);
  vi.runAllTimers();
  expect(told.at(-1)).toMatchObject({ type: 'render', revision: 3 });
  expect(told).toHaveLength(4);
});

it('sends whole what changes more than variables, and nothing of before after it', () => {
  const { told, sender } = setUp();
  sender.send(scene(1, '#204060'));
  sender.send(scene(2, '#214161'));
  sender.send(scene(3, '#224262', { look: { ...look, language: 'de' } }));
  vi.runAllTimers();
  expect(typesOf(told)).toEqual(['render', 'paint', 'render']);
});

it('counts every whole document, so that a frame can pass over one that comes late', () => {
  const { told, sender } = setUp();
  sender.send(scene(1, '#204060'));
  sender.restart();
  sender.send(scene(2, '#214161'));
  expect(told).toMatchObject([
    { type: 'render', turn: 1 },
    { type: 'render', turn: 2 },
  ]);
});
