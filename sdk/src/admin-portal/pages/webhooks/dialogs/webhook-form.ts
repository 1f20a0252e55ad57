import * as z from 'zod/mini';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { choices, exactText, longest, required, rule, text } from '../../../parts/form-schema';
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

/** The rules of what a delivery needs: an address, and a secret, which a webhook can be without. */
export const deliverySchema = (t: Translate) =>
  z.object({
    url: text(
      required(() => t('adminPortal.webhooks_AddEditWebhook.urlIsRequired')),
      rule(isWebAddress, () => t('adminPortal.webhooks_AddEditWebhook.urlIsInvalid')),
      longest(t, maxLengths.url),
    ),
    secret: exactText(
      rule(
        (secret) => secret === '' || secret.length >= MIN_SECRET_LENGTH,
        () => t('adminPortal.webhooks_AddEditWebhook.secretKeyLengthAtLeast8'),
      ),
      longest(t, maxLengths.secret),
    ),
  });

/** The rules of the form. */
export const webhookSchema = (t: Translate) =>
  z.object({
    displayName: text(
      required(() => t('adminPortal.webhooks_AddEditWebhook.nameIsRequired')),
      longest(t, maxLengths.displayName),
    ),
    description: text(longest(t, maxLengths.description)),
    ...deliverySchema(t).shape,
    eventKeys: choices(required(() => t('adminPortal.webhooks_AddEditWebhook.eventsIsRequired'))),
  });

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
