import { expect, it } from 'vitest';
import { createDraftStore } from './draft-store';
import { setAt } from './path';
import { readDraft, writeDraft } from './saved-draft';

/** A save with two done steps and one undone step. */
function savedSteps() {
  const draft = createDraftStore();
  for (const text of ['A', 'B', 'C'])
    draft.getState().edit('Text', (m) => setAt(m, ['localizations', 'en', 'a'], text));
  draft.getState().undo();
  return { draft, saved: structuredClone(writeDraft(draft.log(), 3, 'one')) };
}

it('reads what it writes', () => {
  const { draft, saved } = savedSteps();
  const read = readDraft(saved);
  expect(read).toMatchObject({ revision: 3, hasHistory: true });
  expect(read?.log.document).toEqual(draft.log().document);
  expect(read?.log.past).toHaveLength(2);
  expect(read?.log.future).toHaveLength(1);
});

it.each([
  ['that do not fit', { inverse: [{ op: 'replace', path: ['metadata', 'themeV2', 'a', 'b'], value: 1 }] }],
  ['that leave no document', { inverse: [{ op: 'replace', path: ['metadata'], value: 7 }] }],
  [
    'that pass through no document',
    {
      inverse: [{ op: 'replace', path: ['metadata'], value: 7 }],
      patches: [{ op: 'replace', path: ['metadata'], value: { localizations: { en: { a: 'A' } } } }],
    },
  ],
  ['that reach a prototype', { inverse: [{ op: 'add', path: ['metadata', '__proto__', 'polluted'], value: true }] }],
  ['of another release', { inverse: 'packed' }],
])('reads a save with steps %s without its history', (_, damage) => {
  const { saved } = savedSteps();
  const past = saved.past.map((command, index) => (index === 0 ? { ...command, ...damage } : command));
  const read = readDraft({ ...saved, past });
  expect(read).toMatchObject({ hasHistory: false, log: { document: saved.document, past: [], future: [] } });
  expect('polluted' in {}).toBe(false);
});

it('reads a save whose undone steps do not match without its history', () => {
  const { saved } = savedSteps();
  const future = saved.future.map((command) => ({ ...command, patches: [{ op: 'remove', path: ['name'] }] }));
  expect(readDraft({ ...saved, future })).toMatchObject({ hasHistory: false });
});

it.each([
  ['text', 'half a docu'],
  ['another version', { ...savedSteps().saved, version: 2 }],
  ['no document', { ...savedSteps().saved, document: { name: 'Acme', metadata: { themeV2: 7 } } }],
])('does not read %s', (_, stored) => {
  expect(readDraft(stored)).toBeNull();
});
