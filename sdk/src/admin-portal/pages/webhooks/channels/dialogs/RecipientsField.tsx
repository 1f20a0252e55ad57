import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../../app/context';
import type { Translate } from '../../../../../metadata';
import { Button } from '../../../../../ui/Button';
import { isComposing } from '../../../../../ui/composition';
import { useNotify } from '../../../../../ui/Notifications';
import { choices, formErrors } from '../../../../parts/form-schema';
import type { MessageChannel } from '../channel-state';
import { RecipientInput } from './RecipientInput';
import { RECIPIENTS_FIELD, typedRecipients, typedRules } from './recipient-checks';

export interface RecipientsFieldProps {
  channel: MessageChannel;
  recipients: readonly string[];
  onChange: (recipients: readonly string[]) => void;
  /** Shown below an empty list. */
  emptyText: string;
}

/** A list of email addresses or phone numbers, with a field that adds to it. */
export function RecipientsField({ channel, recipients, onChange, emptyText }: RecipientsFieldProps) {
  const t = useTranslate();
  const { announce } = useNotify();
  const { area, version, clear, focus } = useEntryArea();
  const [problem, setProblem] = useState<string>();

  function add() {
    const typed = typedRecipients(channel, readTyped(area.current));
    const found = typed.length > 0 ? typedProblem(t, channel, typed, recipients) : missing(t, channel);
    // The error must be in the document before the field is focused, or a screen reader would not read it.
    flushSync(() => setProblem(found));
    if (found) return focus();
    onChange([...recipients, ...typed]);
    announce(t('adminPortal.webhooks_Recipients.added', { recipient: typed.join(', ') }));
    clear();
  }

  function remove(recipient: string) {
    onChange(recipients.filter((one) => one !== recipient));
    announce(t('adminPortal.webhooks_Recipients.removed', { recipient }));
    focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement && event.target.name === RECIPIENTS_FIELD;
    if (event.key !== 'Enter' || !isField || isComposing(event)) return;
    event.preventDefault();
    add();
  }

  return (
    <div className="portico-recipients">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the field inside. */}
      <div ref={area} className="portico-recipient-add" onKeyDown={onKeyDown} onInput={() => setProblem(undefined)}>
        <RecipientInput key={version} channel={channel} error={problem} />
        <Button variant="secondary" onClick={add}>
          {t('adminPortal.webhooks_Recipients.add')}
        </Button>
      </div>
      <RecipientList recipients={recipients} onRemove={remove} emptyText={emptyText} />
    </div>
  );
}

function typedProblem(
  t: Translate,
  channel: MessageChannel,
  typed: readonly string[],
  list: readonly string[],
): string | undefined {
  return formErrors(z.object({ typed: choices(...typedRules(t, channel, list)) }), { typed }).typed;
}

function missing(t: Translate, channel: MessageChannel): string {
  return t(`adminPortal.webhooks_Recipients.${channel === 'email' ? 'emailIsInvalid' : 'phoneIsInvalid'}`);
}

/** The area of the field that is typed into, with functions that focus the field, and that render it empty. */
function useEntryArea() {
  const area = useRef<HTMLDivElement>(null);
  const [version, setVersion] = useState(0);
  const focus = () => area.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (version === 0) return;
    const field = area.current?.querySelector('input');
    field?.focus();
    // The form checks again what it has refused.
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [version]);
  return { area, version, focus, clear: () => setVersion(version + 1) };
}

/** The value of the field. That of a phone field is in its last input. */
function readTyped(area: HTMLElement | null): string {
  const inputs = area?.querySelectorAll<HTMLInputElement>(`input[name="${RECIPIENTS_FIELD}"]`) ?? [];
  return [...inputs].at(-1)?.value ?? '';
}

interface RecipientListProps {
  recipients: readonly string[];
  onRemove: (recipient: string) => void;
  emptyText: string;
}

function RecipientList({ recipients, onRemove, emptyText }: RecipientListProps) {
  const t = useTranslate();
  if (recipients.length === 0) return <p className="portico-hint">{emptyText}</p>;
  return (
    <ul className="portico-recipient-list" aria-label={t('adminPortal.webhooks_Recipients.listLabel')}>
      {recipients.map((recipient) => (
        <li key={recipient}>
          <bdi dir="ltr">{recipient}</bdi>
          <button
            type="button"
            className="portico-icon-button"
            data-size="small"
            aria-label={t('adminPortal.webhooks_Recipients.remove', { recipient })}
            onClick={() => onRemove(recipient)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
