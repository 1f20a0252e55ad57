import type { PortalMetadata } from '@portico/sdk/metadata';
import { useShallow } from 'zustand/react/shallow';
import { draftStore } from '../../../draft/draft-store';
import { usePaintedDraft } from '../../../draft/painted-draft';
import { removeAt, valueAt } from '../../../draft/path';
import { themePlace } from '../effective-value';
import type { OptionControl } from './option-controls';

/** Whether the document has its own value for any option of a control. */
export function isOwn(metadata: PortalMetadata, { options }: OptionControl): boolean {
  return options.some(({ path }) => valueAt(metadata, themePlace(path)) !== undefined);
}

/** How many controls of each list are changed. */
export function useOwnCounts(lists: readonly (readonly OptionControl[])[]): readonly number[] {
  return usePaintedDraft(
    useShallow(({ metadata }) => lists.map((controls) => controls.filter((one) => isOwn(metadata, one)).length)),
  );
}

/** Removes the document's own values of some controls, as one step. */
export function resetControls(label: string, controls: readonly OptionControl[]): void {
  draftStore.getState().edit(label, (metadata) => {
    for (const { options } of controls) {
      for (const { path } of options) removeAt(metadata, themePlace(path));
    }
  });
}
