import type { PortalMetadata } from '@portico/sdk/metadata';
import { expect, it } from 'vitest';
import { createDraftStore } from './draft-store';
import { type Path, removeAt, setAt } from './path';

const BURST_MS = 1_200;

/** A draft, and edits of one burst: the longest pause that keeps them together passes before each. */
function draftInBurst() {
  let time = 0;
  const store = createDraftStore({ now: () => time });
  const draft = () => store.getState();
  const edit = (recipe: (metadata: PortalMetadata) => void) => {
    time += BURST_MS;
    draft().edit('Edit', recipe, { coalesce: 'field' });
  };
  const set = (path: Path, value: unknown) => edit((metadata) => setAt(metadata, path, value));
  const steps = () => store.log().past.length;
  /** The document after an undo and a redo of the last step. */
  const redone = () => {
    draft().undo();
    draft().redo();
    return draft().metadata;
  };
  return { store, draft, edit, set, steps, redone };
}

it('makes one step of a long drag', () => {
  const { draft, set, steps, redone } = draftInBurst();
  for (const size of [1, 2, 3, 4]) set(['size'], size);
  expect([steps(), redone()]).toEqual([1, { size: 4 }]);
  draft().undo();
  expect(draft().metadata).toEqual({});
});

it('makes one step of a long drag that changes two values', () => {
  const { draft, edit, steps, redone } = draftInBurst();
  for (const size of [1, 2, 3, 4]) {
    edit((metadata) => {
      setAt(metadata, ['width'], size);
      setAt(metadata, ['height'], -size);
    });
  }
  expect([steps(), redone()]).toEqual([1, { width: 4, height: -4 }]);
  draft().undo();
  expect(draft().metadata).toEqual({});
});

it('makes one step of a burst that changes one value, then another', () => {
  const { draft, set, steps, redone } = draftInBurst();
  draft().replace('Before', { size: 1, other: 1 } as PortalMetadata);
  set(['size'], 2);
  set(['other'], 3);
  expect([steps(), redone()]).toEqual([2, { size: 2, other: 3 }]);
  draft().undo();
  expect(draft().metadata).toEqual({ size: 1, other: 1 });
});

it('makes no step of a drag back to the first value', () => {
  const { draft, set, steps } = draftInBurst();
  draft().edit('Before', (metadata) => setAt(metadata, ['size'], 1));
  set(['size'], 2);
  set(['size'], 1);
  expect([steps(), draft().undoLabel]).toEqual([1, 'Before']);
});

it('redoes a burst that removes a part of what it has added', () => {
  const { edit, set, steps, redone } = draftInBurst();
  set(['logo'], { image: 'a', height: 1 });
  edit((metadata) => removeAt(metadata, ['logo', 'height']));
  expect(steps()).toBe(1);
  expect(redone()).toStrictEqual({ logo: { image: 'a' } });
});

it('redoes a burst that changes an item of a list that it has added', () => {
  const { edit, set, steps, redone } = draftInBurst();
  set(['logo'], { sizes: [1, 2] });
  edit((metadata) => {
    (metadata as unknown as { logo: { sizes: number[] } }).logo.sizes[0] = 3;
  });
  expect([steps(), redone()]).toEqual([1, { logo: { sizes: [3, 2] } }]);
});

it('begins a new step after an undo and a redo', () => {
  const { draft, set, redone } = draftInBurst();
  set(['size'], 1);
  redone();
  set(['size'], 2);
  draft().undo();
  expect(draft().metadata).toEqual({ size: 1 });
});

it('keeps a whole drag that was made before the storage has answered', () => {
  const { store, draft, set, steps } = draftInBurst();
  const other = createDraftStore();
  other.getState().edit('Stored', (metadata) => setAt(metadata, ['stored'], true));
  for (const size of [1, 2, 3]) set(['size'], size);
  store.open(other.log());
  expect([draft().metadata, steps()]).toEqual([{ stored: true, size: 3 }, 2]);
});

it('makes one step of a drag after the storage has answered', () => {
  const { store, set, steps } = draftInBurst();
  store.open(null);
  for (const size of [1, 2, 3]) set(['size'], size);
  expect(steps()).toBe(1);
});
