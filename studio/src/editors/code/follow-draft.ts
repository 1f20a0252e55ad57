import type { PortalMetadata } from '@portico/sdk/metadata';
import { draftStore } from '../../draft/draft-store';
import { sameValue } from '../../draft/path';
import { showToast } from '../../ui/toast-store';
import type { Problem } from './CodeStatus';
import { changeBetween, codeOf, readCode } from './code-text';
import { type CodeView, monaco } from './monaco';

/** The document that the text was last in step with, or typed over; outlives the editor like its text. */
let seen: PortalMetadata | null = null;

/**
 * Writes changes made elsewhere into the text, touching as little of it as possible, and catches up with those made while
 * the editor was closed. `following` is on while it writes. Returns the way to stop.
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
