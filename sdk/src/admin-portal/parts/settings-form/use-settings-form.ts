import { useState } from 'react';
import { useTranslate } from '../../../app/context';
import { useNotify } from '../../../ui/Notifications';
import { type Action, useAction } from '../use-action';
import { useUnsavedChanges } from '../use-unsaved-changes';
import { refusedFields } from './refused-fields';

/** The values of a settings form by the names of their fields. */
export type SettingsValues = Readonly<Record<string, string>>;

/** The state of one card of settings. */
export interface SettingsForm<V extends SettingsValues> {
  /** The saved values with the user's changes. */
  values: V;
  set: (name: keyof V & string, value: string) => void;
  /** Whether there are changes to save. */
  changed: boolean;
  /** The refused fields that still have the refused value. */
  refused: ReadonlySet<string>;
  discard: () => void;
  /** Number of times that the changes were discarded, as the key of the form: its errors are discarded too. */
  revision: number;
  save: Action<[]>;
}

export interface SettingsFormOptions<V extends SettingsValues> {
  saved: V;
  /** Saves the changed values only. Rejects with an `ApiError`. */
  onSave: (changes: Partial<V>) => Promise<unknown>;
}

/**
 * The changes of a card of settings, which are saved together. While there are any, leaving the page asks first. Changes
 * made during a save stay.
 */
export function useSettingsForm<V extends SettingsValues>({ saved, onSave }: SettingsFormOptions<V>): SettingsForm<V> {
  const t = useTranslate();
  const notify = useNotify();
  const [draft, setDraft] = useState<Partial<V>>({});
  const [sent, setSent] = useState<Partial<V>>({});
  const [revision, setRevision] = useState(0);
  const changes = changesOf(saved, draft);
  const changed = Object.keys(changes).length > 0;
  useUnsavedChanges(changed);
  const save = useAction(
    async () => {
      setSent(changes);
      await onSave(changes);
      setDraft((latest) => changesOf(changes, latest));
    },
    () => notify.announce(t('adminPortal.settingsForm.saved')),
  );
  const refused = refusedFields(save.error, Object.keys(sent));
  return {
    values: { ...saved, ...draft },
    set: (name, value) => setDraft((latest) => ({ ...latest, [name]: value })),
    changed,
    refused: new Set([...refused].filter((name) => changes[name] === sent[name])),
    discard: () => {
      setDraft({});
      setRevision(revision + 1);
    },
    revision,
    save,
  };
}

/** The values that differ from the saved ones, without spaces at their ends. */
function changesOf<V extends SettingsValues>(saved: Partial<V>, draft: Partial<V>): Partial<V> {
  const trimmed = Object.entries(draft).map(([name, value]) => [name, (value ?? '').trim()] as const);
  return Object.fromEntries(trimmed.filter(([name, value]) => value !== saved[name])) as Partial<V>;
}
