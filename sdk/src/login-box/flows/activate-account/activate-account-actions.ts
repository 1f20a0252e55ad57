import { getPasswordConfig } from '../../../api/users';
import {
  activateAccount,
  activateAccountWithCode,
  getActivationStrategy,
  resendActivationEmailTo,
} from '../../../api/users-joining';
import type { App } from '../../../app/app';
import { loadPasswordRules } from '../../../app/password/load-password-rules';
import { reportVerified } from '../../../app/report-events';
import type { LoginResponse } from '../../../contract';
import { captchaToken } from '../../parts/captcha/captcha';
import { isDeadLink } from '../../parts/dead-links';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ActivateAccountFlow } from './activate-account-flow';
import type { ActivateAccountState, ActivateAccountStateOf } from './activate-account-state';

/** Input of the activation form. */
export interface Activation {
  password?: string;
  code?: string;
  /** Whether the checkbox of the terms is ticked. */
  agreed?: boolean;
}

/** Loads what the link of the address needs. */
export async function loadForm(flow: ActivateAccountFlow): Promise<void> {
  const state = flow.at('activating');
  if (!state) return;
  const { app } = flow;
  const { link, withCode } = state;
  await flow.run(async () => {
    const { shouldSetPassword: withPassword } = await getActivationStrategy(app.http, link);
    const rules = withPassword ? await loadPasswordRules(app, getPasswordConfig(app.http, link.userId)) : null;
    return { step: 'activatingForm', link, withCode, withPassword, rules };
  }, afterFailure);
}

/** Activates the account; signs in or continues with login after a delay. */
export async function submitActivation(flow: ActivateAccountFlow, typed: Activation): Promise<void> {
  const state = flow.at('activatingForm');
  if (!state) return;
  await flow.run(async () => {
    await flow.end.enter(await send(flow.app, state, typed));
    reportVerified(flow.app, 'ACTIVATION_LINK');
    return { step: 'success' };
  }, afterFailure);
  if (flow.at('success')) await flow.end.goOnLater();
}

async function send(
  app: App,
  { link, withCode }: ActivateAccountStateOf<'activatingForm'>,
  typed: Activation,
): Promise<LoginResponse> {
  const password = typed.password ? { password: typed.password } : {};
  // The time of the consent tells the vendor which version of the terms it was.
  const consent = typed.agreed ? { lastTermsCheck: new Date(app.clock.now()).toISOString() } : {};
  const body = { ...link, ...password, ...consent, ...(await captchaToken(app, 'activate')) };
  if (!withCode) return activateAccount(app.http, body);
  return activateAccountWithCode(app.http, { ...body, code: typed.code?.trim() ?? '' });
}

/** Sends the activation e-mail again. */
export async function resendActivation(flow: ActivateAccountFlow, email: string): Promise<void> {
  await flow.run(async () => {
    await resendActivationEmailTo(flow.app.http, { email });
    return { step: 'resend', sentTo: email };
  });
}

/** Continues to the application, or to the login page, without waiting. */
export function goOnAfterActivation({ end }: ActivateAccountFlow): void {
  end.goOn();
}

function afterFailure({ code }: FlowError): Partial<FlowSnapshot<ActivateAccountState>> {
  return isDeadLink(code) ? { state: { step: 'resend', sentTo: null }, error: null } : {};
}
