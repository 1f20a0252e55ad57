import type { Translate } from '../../../../../metadata';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../../../ui/email-check';
import type { FormValues } from '../../../../../ui/Form';
import { phoneProblem } from '../../../../../ui/phone-problem';
import type { EventChannel } from '../channel-state';

/** Most recipients of an event that the service takes (contract: shapes, `MessageSubscription`). */
export const MAX_RECIPIENTS = 200;
/** Name of the field with the recipients of a form. */
export const RECIPIENTS_FIELD = 'recipients';

/** The recipients that are typed but not added yet: email addresses can be pasted as a list. */
export function typedRecipients(channel: EventChannel, text = ''): readonly string[] {
  const parts = channel === 'email' ? text.split(/[\s,;]+/) : [text];
  return [...new Set(parts.filter(Boolean))];
}

/** What is wrong with typed recipients; `undefined` if they can be added to the list. */
export function typedProblem(
  t: Translate,
  channel: EventChannel,
  typed: readonly string[],
  list: readonly string[],
): string | undefined {
  if (channel === 'email' && !typed.every(isAddress)) return t('adminPortal.webhooks_Recipients.emailIsInvalid');
  if (channel === 'sms' && typed.some(phoneProblem)) return t('adminPortal.webhooks_Recipients.phoneIsInvalid');
  const known = new Set(list.map(comparable));
  if (typed.some((one) => known.has(comparable(one)))) return t('adminPortal.webhooks_Recipients.isAlreadyAdded');
  if (typed.length + list.length <= MAX_RECIPIENTS) return undefined;
  return t('adminPortal.webhooks_Recipients.tooMany', { count: MAX_RECIPIENTS });
}

/** What is wrong with the recipients of a form: in its list, and typed. */
export function recipientsProblem(
  t: Translate,
  channel: EventChannel,
  values: FormValues,
  list: readonly string[],
  isRequired: boolean,
): string | undefined {
  const typed = channel === 'slack' ? [] : typedRecipients(channel, values[RECIPIENTS_FIELD]);
  if (typed.length > 0) return typedProblem(t, channel, typed, list);
  if (list.length > 0 || !isRequired) return undefined;
  return t(`adminPortal.webhooks_Recipients.${channel === 'slack' ? 'channelIsRequired' : 'recipientIsRequired'}`);
}

/** The recipients of a form: those of its list, and typed ones. */
export function allRecipients(channel: EventChannel, values: FormValues, list: readonly string[]): readonly string[] {
  return channel === 'slack' ? list : [...list, ...typedRecipients(channel, values[RECIPIENTS_FIELD])];
}

const isAddress = (text: string) => isEmail(text) && text.length <= EMAIL_MAX_LENGTH;

/** Numbers are written in several ways, and mail servers ignore the case of an address. */
function comparable(recipient: string): string {
  return recipient.includes('@') ? recipient.toLowerCase() : recipient.replace(/[\s()-]/g, '');
}
