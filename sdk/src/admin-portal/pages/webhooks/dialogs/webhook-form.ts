import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import { MIN_SECRET_LENGTH, maxLengths, SECRET_BYTES } from '../webhook-constants';
import type { WebhookDraft } from '../webhooks-state';

/** The values to send. */
export function draftOfForm(values: FormValues, eventKeys: ReadonlySet<string>): WebhookDraft {
  const { displayName = '', description = '', url = '', secret = '' } = values;
  return {
    displayName: displayName.trim(),
    description: description.trim(),
    url: url.trim(),
    secret: secret || null,
    eventKeys: [...eventKeys],
  };
}

/** The errors of the form, by field. */
export function webhookProblems(t: Translate, values: FormValues, eventKeys: ReadonlySet<string>): FormErrors {
  const { displayName, description, url, secret } = draftOfForm(values, eventKeys);
  const noEvents = eventKeys.size === 0 ? t('adminPortal.webhooks_AddEditWebhook.eventsIsRequired') : undefined;
  return {
    displayName: displayName
      ? tooLong(t, 'displayName', displayName)
      : t('adminPortal.webhooks_AddEditWebhook.nameIsRequired'),
    description: tooLong(t, 'description', description),
    url: urlProblem(t, url),
    secret: secretProblem(t, secret),
    eventKeys: noEvents,
  };
}

/** What is wrong with an address. */
export function urlProblem(t: Translate, url: string): string | undefined {
  if (!url) return t('adminPortal.webhooks_AddEditWebhook.urlIsRequired');
  if (!isWebAddress(url)) return t('adminPortal.webhooks_AddEditWebhook.urlIsInvalid');
  return tooLong(t, 'url', url);
}

/** What is wrong with a secret; a webhook can be without one. */
export function secretProblem(t: Translate, secret: string | null): string | undefined {
  if (secret === null) return undefined;
  if (secret.length < MIN_SECRET_LENGTH) return t('adminPortal.webhooks_AddEditWebhook.secretKeyLengthAtLeast8');
  return tooLong(t, 'secret', secret);
}

/** Whether a text is an address that the service can call: of the web, without a name and a password in it. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** A random secret that is long enough for the signature. */
export function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tooLong(t: Translate, field: keyof typeof maxLengths, text: string): string | undefined {
  const length = maxLengths[field];
  return text.length > length ? t('common.fields.isTooLong', { length }) : undefined;
}
