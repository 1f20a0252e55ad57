import { emailSchema, errorCodes } from '@portico/sdk/contract';
import { z } from 'zod';
import type { Context } from '../call/context';
import type { HandlerReply } from '../call/handler-context';
import { escapeHtml, htmlPage, refuseWithPage } from '../call/pages';

/** How long a slow provider takes. */
const SLOW_SECONDS = 5;

/** A person with an account at a provider. */
export interface ShownAccount {
  email: string;
  name: string;
}

/** What a provider's page shows. */
export interface ProviderPage {
  title: string;
  accounts: readonly ShownAccount[];
  /** Groups that the person may choose. */
  groups: readonly string[];
  /** Wrong answers that the provider can give, by their names in the form. */
  faults: Readonly<Record<string, string>>;
}

/** How a sign-in ends without an account: the user cancels, the provider denies access, or the provider fails. */
const failureKinds = ['cancel', 'deny', 'error'] as const;
export type ProviderFailure = (typeof failureKinds)[number];

/** Errors of an OAuth provider (RFC 6749 §4.1.2.1). */
export const oauthErrors: { readonly [F in ProviderFailure]: { error: string; error_description: string } } = {
  cancel: { error: 'access_denied', error_description: 'The user has cancelled the sign-in.' },
  deny: { error: 'access_denied', error_description: 'The provider denies access to this application.' },
  error: { error: 'server_error', error_description: 'The provider is out of order.' },
};

const choiceSchema = z.object({
  account: z.union([z.literal(''), emailSchema]).optional(),
  other: z.union([z.literal(''), emailSchema]).optional(),
  name: z.string().max(200).optional(),
  group: z.array(z.string().max(200)).max(1_000),
  outcome: z.enum(failureKinds).optional(),
  fault: z.string().max(40).optional(),
  slow: z.string().max(10).optional(),
});
/** The fields of the page's form; a field may be there and empty. */
export type Choice = z.infer<typeof choiceSchema>;

/** The page on which a person chooses an account, cancels, or makes the provider fail. */
export function chooseAccountPage(context: Context, page: ProviderPage): HandlerReply {
  const { title, accounts, groups, faults } = page;
  // Without an address of its own, a form goes back to the page that shows it.
  const form = `<form method="post">
    <div class="accounts">${accounts.map(accountButton).join('')}</div>
    <fieldset><legend>Another account</legend>
      <label>Another e-mail address <input name="other" type="email" autocomplete="off"></label>
      <label>Name <input name="name" autocomplete="off"></label>
      <button class="main">Use this address</button>
    </fieldset>
    ${groups.length > 0 ? `<fieldset><legend>Groups</legend>${groups.map(groupBox).join('')}</fieldset>` : ''}
    <fieldset><legend>How the provider answers</legend>${faultChoice(faults)}
      <label><input name="slow" type="checkbox" value="yes"> Answer after ${SLOW_SECONDS} seconds</label>
    </fieldset>
    <div class="choices">
      <button name="outcome" value="cancel">Cancel</button>
      <button name="outcome" value="deny">Deny access</button>
      <button name="outcome" value="error">Fail as a provider out of order</button>
    </div></form>`;
  const intro = '<p>This stands in for an identity provider: nothing leaves the mock. Choose who you are.</p>';
  return htmlPage(context, 200, title, intro + form);
}

function faultChoice(faults: ProviderPage['faults']): string {
  const options = Object.entries(faults).map(([name, text]) => `<option value="${name}">${escapeHtml(text)}</option>`);
  if (options.length === 0) return '';
  return `<label>Answer <select name="fault"><option value="">as it should</option>${options.join('')}</select></label>`;
}

/**
 * What the person chose, from the form or, after the page of a slow provider, from the address.
 *
 * @throws {Refusal} 400.
 */
export function readChoice(context: Context, source: FormData | URLSearchParams): Choice {
  const fields = { ...Object.fromEntries(source), group: source.getAll('group') };
  const parsed = choiceSchema.safeParse(fields);
  if (parsed.success) return parsed.data;
  return refuseWithPage(context, 400, errorCodes.invalidRequest, 'The form was not filled in as the page asks.');
}

/** Waits as a slow provider does, then continues with the choice. */
export function waitPage(context: Context, source: FormData): HandlerReply {
  const { url } = context.request;
  const next = new URL(url);
  for (const [name, value] of source)
    if (name !== 'slow' && typeof value === 'string') next.searchParams.append(name, value);
  next.searchParams.set('chosen', 'yes');
  const address = next.pathname + next.search;
  const link = `<p>Please wait, or <a href="${escapeHtml(address)}">go on now</a>.</p>`;
  return htmlPage(context, 200, 'Signing you in', link, { refresh: `${SLOW_SECONDS};url=${address}` });
}

/** Hands an answer on by a form, since it is too long for some addresses and pages here run no scripts. */
export function handOnPage(context: Context, address: string, fields: Readonly<Record<string, string>>): HandlerReply {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const form = `<form method="post" action="${escapeHtml(address)}">${inputs.join('')}<button class="main" autofocus>Continue</button></form>`;
  return htmlPage(context, 200, 'Back to the application', form);
}

function accountButton({ email, name }: ShownAccount): string {
  const initial = escapeHtml([...name][0] ?? '');
  return `<button name="account" value="${escapeHtml(email)}"><i aria-hidden="true">${initial}</i>${escapeHtml(name)}<small>${escapeHtml(email)}</small></button>`;
}

function groupBox(group: string): string {
  const name = escapeHtml(group);
  return `<label><input type="checkbox" name="group" value="${name}"> ${name}</label>`;
}
