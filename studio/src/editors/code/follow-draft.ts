import type { PortalMetadata } from '@portico/sdk/metadata';
import { draftStore } from '../../draft/draft-store';
import { sameValue } from '../../draft/path';
import { showToast } from '../../ui/toast-store';
import type { Problem } from './CodeStatus';
import { changeBetween, codeOf, readCode } from './code-text';
import { type CodeView, monaco } from './monaco';

/** The document that the text was last synchronized with. Like the text, it outlives the editor. */
let seen: PortalMetadata | null = null;

/**
 * Writes changes of the draft into the text with the smallest possible edit, including changes made while the editor
 * was closed. `following` is true while it writes. Returns a function that stops it.
 */
export function followDraft(
  view: CodeView,
  following: { current: boolean },
  onProblem: (problem: Problem | null) => void,
): () => void {
  function catchUp(metadata: PortalMetadata): void {
    const text = view.getModel()?.getValue() ?? '';
    const shown = readCode(text);
    const unchanged = seen === null || seen === metadata;
    seen = metadata;
    if (shown.ok && sameValue(shown.metadata, metadata)) return;
    if (!shown.ok && unchanged) {
      onProblem({ reason: shown.reason, line: null });
      return;
    }
    following.current = true;
    write(view, codeOf(metadata));
    following.current = false;
    onProblem(null);
    if (!shown.ok) sayWhatGaveWay(view);
  }

  catchUp(draftStore.getState().metadata);
  return draftStore.subscribe((state, before) => {
    if (state.metadata !== before.metadata) catchUp(state.metadata);
  });
}

function write(view: CodeView, text: string): void {
  const model = view.getModel();
  const change = model && changeBetween(model.getValue(), text);
  if (!change) return;
  const range = monaco.Range.fromPositions(model.getPositionAt(change.start), model.getPositionAt(change.end));
  model.pushStackElement();
  model.pushEditOperations(null, [{ range, text: change.text }], () => null);
  model.pushStackElement();
}

function sayWhatGaveWay(view: CodeView): void {
  showToast({
    tone: 'info',
    text: 'The unfinished text in the code editor gave way to a change made elsewhere.',
    action: { label: 'Bring it back', run: () => view.trigger('studio', 'undo', null) },
  });
}
