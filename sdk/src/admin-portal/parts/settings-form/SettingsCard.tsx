import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../../app/context';
import { SlowRequest } from '../../../app/SlowRequest';
import { Button } from '../../../ui/Button';
import { Form, type FormProps } from '../../../ui/Form';
import { useNotify } from '../../../ui/Notifications';
import { ConflictAlert } from '../ConflictAlert';
import { isChangedMeanwhile } from '../changed-meanwhile';
import { ErrorAlert } from '../ErrorAlert';
import type { SettingsForm, SettingsValues } from './use-settings-form';

export interface SettingsCardProps<V extends SettingsValues> {
  title: string;
  description: string;
  form: SettingsForm<V>;
  /** The fields, each with the error that {@link SettingsForm.refused} asks for. */
  children: ReactNode;
  /** Returns the errors by field; the values are those of the form, not of its inputs. */
  validate?: (values: V) => ReturnType<NonNullable<FormProps['validate']>>;
}

/** A card of settings. A bar with "save" and "discard" appears below the fields when something has changed. */
export function SettingsCard<V extends SettingsValues>(props: SettingsCardProps<V>) {
  const { title, description, form, validate, children } = props;
  const { save, refused } = form;
  const t = useTranslate();
  const notify = useNotify();
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterBar(form.changed, heading);
  useEffect(() => {
    if (save.failures) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [save.failures]);
  return (
    <section className="portico-card portico-settings" aria-labelledby={id}>
      <div className="portico-settings-what">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <p>{description}</p>
      </div>
      <Form
        key={form.revision}
        aria-labelledby={id}
        onSubmit={() => (form.changed ? save.run() : notify.toast(t('adminPortal.settingsForm.noChanges')))}
        validate={(typed) => validate?.({ ...form.values, ...typed }) ?? {}}
        pending={save.pending}
      >
        <div ref={fields} className="portico-settings-fields">
          {children}
        </div>
        {refused.size === 0 && <SaveFailed form={form} />}
        {save.pending && <SlowRequest onCancel={save.cancel} />}
        <SaveBar form={form} />
      </Form>
    </section>
  );
}

/** Why the last save failed. If another user has changed the settings, the next one overwrites what that user has saved. */
function SaveFailed<V extends SettingsValues>({ form: { changed, discard, save } }: { form: SettingsForm<V> }) {
  const t = useTranslate();
  if (!save.error) return null;
  if (!isChangedMeanwhile(save.error)) return <ErrorAlert error={save.error} focusOn={save.failures} />;
  if (!changed) return null;
  return (
    <ConflictAlert
      title={t('adminPortal.settingsForm.changedTitle')}
      message={t('adminPortal.settingsForm.changedText')}
      focusOn={save.failures}
      onRecover={discard}
      recoverLabel={t('adminPortal.settingsForm.loadCurrent')}
    />
  );
}

function SaveBar<V extends SettingsValues>({ form: { changed, discard, save } }: { form: SettingsForm<V> }) {
  const t = useTranslate();
  return (
    <div className="portico-settings-bar" hidden={!changed}>
      <p className="portico-settings-note">{t('adminPortal.settingsForm.unsaved')}</p>
      <Button variant="secondary" onClick={discard} disabled={save.pending}>
        {t('adminPortal.settingsForm.discard')}
      </Button>
      <Button type="submit" pending={save.pending}>
        {t('adminPortal.settingsForm.save')}
      </Button>
    </div>
  );
}

/** Focuses the heading when the bar disappears with the focus on one of its buttons. */
function useFocusAfterBar(changed: boolean, heading: RefObject<HTMLElement | null>): void {
  const wasChanged = useRef(changed);
  useEffect(() => {
    const isLost = wasChanged.current && !changed && document.activeElement === document.body;
    wasChanged.current = changed;
    if (isLost) heading.current?.focus();
  }, [changed, heading]);
}
