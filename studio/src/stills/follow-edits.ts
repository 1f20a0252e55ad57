import type { PortalMetadata } from '@portico/sdk/metadata';
import { documentChange } from './document-change';
import type { MountedStills } from './mounted-stills';
import type { EditableStillStore } from './still-store';

/** Delay of rendering again after the last edit, in milliseconds: longer than between two edits of a drag. */
const PAUSE_MS = 300;

/** Where edits come from: the studio's draft. */
interface DocumentSource {
  getState(): { metadata: PortalMetadata };
  subscribe(listener: (state: { metadata: PortalMetadata }) => void): () => void;
}

/**
 * Applies every edit of the document to the mounted stills at once: colours, styles and plain texts. Once the edits
 * pause, renders the stills again whose markup the edits may have changed.
 */
export function followEdits(source: DocumentSource, store: EditableStillStore, mounted: MountedStills): () => void {
  let shown = source.getState().metadata;
  /** The document of the last rendering. */
  let rendered = shown;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function renderAgain(): void {
    const change = documentChange(rendered, shown);
    rendered = shown;
    if (change.isStyleOnly && change.texts.length === 0) return;
    // Whatever its language: a text that a language lacks is shown in another one.
    store.expire(({ textKeys }) => !change.isStyleOnly || change.texts.some(({ key }) => textKeys.includes(key)));
  }

  return source.subscribe(({ metadata }) => {
    if (metadata === shown) return;
    const { texts } = documentChange(shown, metadata);
    shown = metadata;
    mounted.setTheme(metadata);
    for (const { language, key, text } of texts) if (text !== null) mounted.patchText(language, key, text);
    clearTimeout(timer);
    timer = setTimeout(renderAgain, PAUSE_MS);
  });
}
