import { useState } from 'react';
import { asApiError } from '../../core/response-error';
import type { FormValues } from '../../ui/Form';
import { isChangedMeanwhile, isGone } from './changed-meanwhile';
import { type Action, useAction } from './use-action';

/** What another user did to a thing while its form was open. */
export type Conflict = 'changed' | 'gone';

/** The call of a form, and what stands against it. */
export interface ConflictingSave<Draft> {
  save: Action<[Draft]>;
  /** The conflict that the user has been warned about. It stays while later calls fail for another reason. */
  conflict: Conflict | null;
  /** The conflict that the last call has met. */
  met: Conflict | null;
}

/**
 * Saves a form about something that another user may have changed or deleted meanwhile. The call learns of the conflict
 * that the call before it has met, which the user has read: it overwrites what was changed, or creates again what is gone.
 */
export function useConflictingSave<Draft>(
  send: (draft: Draft, conflict: Conflict | null) => Promise<unknown>,
  onDone: (draft: Draft, conflict: Conflict | null) => void = () => {},
): ConflictingSave<Draft> {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const save = useAction(
    (draft: Draft) =>
      send(draft, conflict).catch((error) => {
        setConflict((known) => conflictOf(error) ?? known);
        throw error;
      }),
    (draft) => onDone(draft, conflict),
  );
  return { save, conflict, met: save.error && conflictOf(save.error) };
}

/**
 * {@link useConflictingSave} for changes to something that is there, and that the page keeps up to date while the form is
 * open. The call gets it as the form showed it first; after a conflict, which the user has read, as it is now.
 */
export function useSaveOnBase<Base>(
  current: Base,
  send: (values: FormValues, base: Base) => Promise<unknown>,
  onDone?: (values: FormValues) => void,
): ConflictingSave<FormValues> {
  const [base] = useState(current);
  return useConflictingSave((values, conflict) => send(values, conflict ? current : base), onDone);
}

function conflictOf(thrown: unknown): Conflict | null {
  const error = asApiError(thrown);
  if (isChangedMeanwhile(error)) return 'changed';
  return isGone(error) ? 'gone' : null;
}
