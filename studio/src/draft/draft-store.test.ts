import type { PortalMetadata } from '@portico/sdk/metadata';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraftStore } from './draft-store';
import { setAt } from './path';

const METADATA_SIZE_LIMIT = 16 * 1024 * 1024;
const BURST_MS = 1_200;

function draftAt(start = 0) {
  let time = start;
  const store = createDraftStore({ now: () => time });
  return { store, draft: () => store.getState(), wait: (ms: number) => (time += ms) };
}

const primary = ['themeV2', 'palette', 'primary', 'main'];
const paint = (color: string) => (metadata: object) => setAt(metadata, primary, color);

it('undoes and redoes one edit', () => {
  const { draft } = draftAt();
  draft().edit('Primary', paint('#ff0000'));
  expect(draft().metadata.themeV2?.palette?.primary?.main).toBe('#ff0000');
  expect(draft().undoLabel).toBe('Primary');
  draft().undo();
  expect(draft().metadata).toEqual({});
  expect(draft().redoLabel).toBe('Primary');
  draft().redo();
  expect(draft().metadata.themeV2?.palette?.primary?.main).toBe('#ff0000');
});

it('says what undo and redo have done, and nothing about an edit', () => {
  const { draft } = draftAt();
  draft().edit('Primary', paint('#ff0000'));
  expect(draft().said).toBeNull();
  draft().undo();
  expect(draft().said).toBe('Undone: Primary');
  draft().redo();
  expect(draft().said).toBe('Redone: Primary');
  draft().edit('Primary', paint('#00ff00'));
  expect(draft().said).toBeNull();
});

it('stores only what differs when a document replaces another one', () => {
  const { store, draft } = draftAt();
  const themeV2 = { loginBox: { logo: { image: 'A'.repeat(100_000) } } };
  const versions: object[] = [
    { themeV2, custom: 1 },
    { added: { list: [1] }, custom: 1, themeV2 },
    { added: { list: [1, 2] }, themeV2: { ...themeV2, spacing: 8 } },
  ];
  for (const version of versions) {
    draft().replace('Edit the code', version as PortalMetadata);
    expect(JSON.stringify(draft().metadata)).toBe(JSON.stringify(version));
  }
  expect(JSON.stringify(store.log().past.slice(1)).length).toBeLessThan(2_000);
  for (const version of versions.toReversed()) {
    expect(draft().metadata).toEqual(version);
    draft().undo();
  }
  for (const version of versions) {
    draft().redo();
    expect(draft().metadata).toEqual(version);
  }
});

it('makes one step of a drag', () => {
  const { draft, wait } = draftAt();
  for (const color of ['#100000', '#200000', '#300000']) {
    wait(BURST_MS / 2);
    draft().edit('Primary', paint(color), { coalesce: 'primary' });
  }
  draft().undo();
  expect(draft().metadata).toEqual({});
  expect(draft().canUndo).toBe(false);
});

it('begins a new step after a pause, in another field, and after an undo', () => {
  const { draft, wait } = draftAt();
  draft().edit('Primary', paint('#100000'), { coalesce: 'primary' });
  wait(BURST_MS + 1);
  draft().edit('Primary', paint('#200000'), { coalesce: 'primary' });
  draft().edit('Name', (m) => setAt(m, ['custom'], 1), { coalesce: 'other' });
  draft().undo();
  draft().edit('Primary', paint('#300000'), { coalesce: 'primary' });
  draft().undo();
  expect(draft().metadata.themeV2?.palette?.primary?.main).toBe('#200000');
  draft().undo();
  expect(draft().metadata.themeV2?.palette?.primary?.main).toBe('#100000');
});

it('begins a new step after the system clock was set back', () => {
  const { draft, wait } = draftAt(3_600_000);
  draft().edit('Primary', paint('#100000'), { coalesce: 'primary' });
  wait(-3_600_000);
  draft().edit('Primary', paint('#200000'), { coalesce: 'primary' });
  draft().undo();
  expect(draft().metadata.themeV2?.palette?.primary?.main).toBe('#100000');
});

it('adds no step for an edit that changes nothing', () => {
  const { draft } = draftAt();
  draft().edit('Primary', paint('#ff0000'));
  const { revision } = draft();
  draft().edit('Primary', paint('#ff0000'));
  draft().edit('Palette', (m) => setAt(m, ['themeV2'], { palette: { primary: { main: '#ff0000' } } }));
  expect(draft().revision).toBe(revision);
});

it('drops a burst that ends where it began', () => {
  const { draft } = draftAt();
  draft().edit('Primary', paint('#ff0000'), { coalesce: 'primary' });
  draft().edit('Primary', (m) => setAt(m, ['themeV2'], undefined), { coalesce: 'x' });
  draft().undo();
  draft().undo();
  draft().edit('Text', (m) => setAt(m, ['a'], 'x'), { coalesce: 'a' });
  draft().edit('Text', (m) => Reflect.deleteProperty(m, 'a'), { coalesce: 'a' });
  expect(draft().canUndo).toBe(false);
  expect(draft().metadata).toEqual({});
});

it('restores the version before a step and discards later edits, while the step exists', () => {
  const { draft } = draftAt();
  draft().edit('Primary', paint('#ff0000'));
  const step = draft().replace('Import', {});
  draft().edit('Primary', paint('#00ff00'));
  draft().rename('Acme');
  draft().undoTo(step);
  expect(draft().metadata.themeV2?.palette?.primary?.main).toBe('#ff0000');
  expect(draft().holds(step)).toBe(false);
  draft().undoTo(step);
  expect(draft().undoLabel).toBe('Primary');
  for (let steps = 0; steps < 3; steps += 1) draft().redo();
  expect(draft().holds(step)).toBe(true);
  expect(draft().name).toBe('Acme');
});

it('refuses an edit that makes the design larger than the limit, with a message', () => {
  const { draft } = draftAt();
  draft().edit('Large', (m) => setAt(m, ['a'], 'x'.repeat(METADATA_SIZE_LIMIT - 1)));
  expect(draft().refusal).toBeNull();
  const { metadata } = draft();
  draft().edit('Logo', (m) => setAt(m, ['b'], ''));
  expect(draft().metadata).toBe(metadata);
  expect(draft().refusal?.text).toBe(
    '“Logo” was not carried out: the design would be larger than 16 MB. Use a smaller picture.',
  );
  const { refusal } = draft();
  draft().replace('Import', { ...metadata, b: '' } as PortalMetadata);
  expect(draft().metadata).toBe(metadata);
  expect(draft().refusal).not.toBe(refusal);
});

it('keeps unknown parts of a new document, reports them, and restores the old one on undo', () => {
  const { draft } = draftAt();
  draft().edit('Primary', paint('#ff0000'));
  draft().replace('Import', JSON.parse('{"strange":{"kept":true}}'));
  expect(draft().metadata).toEqual({ strange: { kept: true } });
  expect(draft().warnings.join()).toContain('strange');
  draft().undo();
  expect(draft().metadata.themeV2?.palette?.primary?.main).toBe('#ff0000');
  expect(draft().warnings).toEqual([]);
});

it('removes a value and the empty objects around it', () => {
  const { draft } = draftAt();
  draft().edit('Primary', paint('#ff0000'));
  draft().reset('Reset primary', primary);
  expect(draft().metadata).toEqual({});
});

it('renames the project as a step', () => {
  const { draft } = draftAt();
  const before = draft().name;
  draft().rename('Acme');
  draft().undo();
  expect(draft().name).toBe(before);
});

it('never writes into the prototype of an object', () => {
  const { draft } = draftAt();
  draft().edit('Bad', (m) => setAt(m, ['__proto__', 'polluted'], true));
  draft().edit('Bad', (m) => setAt(m, ['themeV2', 'constructor', 'prototype', 'polluted'], true));
  expect(draft().canUndo).toBe(false);
  expect('polluted' in {}).toBe(false);
});

describe('any list of commands', () => {
  const key = fc.constantFrom('a', 'b', 'c');
  const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('x', 'y'), fc.constant({ deep: [1, 2] }));
  const path = fc.array(key, { minLength: 1, maxLength: 3 });
  const command = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), path, value, burst: fc.option(key), pause: fc.nat(2 * BURST_MS) }),
    fc.record({ kind: fc.constant('reset' as const), path }),
    fc.record({ kind: fc.constant('replace' as const), value: fc.dictionary(key, value) }),
    fc.record({ kind: fc.constant('rename' as const), name: fc.string({ maxLength: 3 }) }),
    fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
  );

  it('undoes to the first document and redoes to the last', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const { store, draft, wait } = draftAt();
        const first = store.log().document;
        for (const step of commands) {
          if (step.kind === 'edit') {
            wait(step.pause);
            const options = step.burst === null ? {} : { coalesce: step.burst };
            draft().edit('Edit', (m) => setAt(m, step.path, step.value), options);
          } else if (step.kind === 'reset') draft().reset('Reset', step.path);
          else if (step.kind === 'replace') draft().replace('Import', step.value as object);
          else if (step.kind === 'rename') draft().rename(step.name);
          else draft()[step.kind]();
        }
        while (draft().canRedo) draft().redo();
        const last = store.log().document;
        let steps = 0;
        for (; draft().canUndo; steps += 1) draft().undo();
        expect(store.log().document).toEqual(first);
        for (let step = 0; step < steps; step += 1) draft().redo();
        expect(store.log().document).toEqual(last);
      }),
    );
  });

  it('keeps the last 500 steps', () => {
    const { store, draft } = draftAt();
    for (let at = 0; at < 505; at += 1) draft().edit('Edit', (m) => setAt(m, ['a'], at));
    expect(store.log().past).toHaveLength(500);
  });
});
