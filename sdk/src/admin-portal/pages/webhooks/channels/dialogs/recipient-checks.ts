import type { Translate } from '../../../../../metadata';
import type { FormValues } from '../../../../../ui/Form';
import { phoneProblem } from '../../../../../ui/phone-problem';
import { rule } from '../../../../parts/form-schema';
import { isAddress } from '../../../../parts/is-address';
import type { EventChannel } from '../channel-state';

/** Most recipients of an event that the service takes (contract: shapes, `MessageSubscription`). */
export const MAX_RECIPIENTS = 200;
/** Name of the field with the recipients of a form. */
export const RECIPIENTS_FIELD = 'recipients';

/** The recipients that are typed but not added yet: email addresses can be pasted as a list. Slack has no field. */
export function typedRecipients(channel: EventChannel, text = ''): readonly string[] {
  if (channel === 'slack') return [];
  const parts = channel === 'email' ? text.split(/[\s,;]+/) : [text];
  return [...new Set(parts.filter(Boolean))];
}

/** The rules of typed recipients, which can be added to the list of a form if they keep them. */
export const typedRules = (t: Translate, channel: EventChannel, list: readonly string[]) => [
  rule(
    (typed: string[]) => channel !== 'email' || typed.every(isAddress),
    () => t('adminPortal.webhooks_Recipients.emailIsInvalid'),
  ),
  rule(
    (typed: string[]) => channel !== 'sms' || !typed.some(phoneProblem),
    () => t('adminPortal.webhooks_Recipients.phoneIsInvalid'),
  ),
  rule(
    (typed: string[]) => !sharesAny(typed, list),
    () => t('adminPortal.webhooks_Recipients.isAlreadyAdded'),
  ),
  rule(
    (typed: string[]) => typed.length === 0 || typed.length + list.length <= MAX_RECIPIENTS,
    () => t('adminPortal.webhooks_Recipients.tooMany', { count: MAX_RECIPIENTS }),
  ),
];

/** The rule that a form has recipients: in its list, or typed. */
export const anyRecipient = (t: Translate, channel: EventChannel, list: readonly string[]) =>
  rule(
    (typed: string[]) => typed.length + list.length > 0,
    () => t(`adminPortal.webhooks_Recipients.${channel === 'slack' ? 'channelIsRequired' : 'recipientIsRequired'}`),
  );

/** The recipients of a form: those of its list, and typed ones. */
export function allRecipients(channel: EventChannel, values: FormValues, list: readonly string[]): readonly string[] {
  return [...list, ...typedRecipients(channel, values[RECIPIENTS_FIELD])];
}

function sharesAny(typed: readonly string[], list: readonly string[]): boolean {
  const known = new Set(list.map(comparable));
  return typed.some((one) => known.has(comparable(one)));
}

/** Numbers are written in several ways, and mail servers ignore the case of an address. */
function comparable(recipient: string): string {
  return recipient.includes('@') ? recipient.toLowerCase() : recipient.replace(/[\s()-]/g, '');
}
