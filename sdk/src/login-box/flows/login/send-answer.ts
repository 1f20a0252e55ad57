import { oidcPostLogin, refreshToken, samlPostLogin } from '../../../api/auth';
import { loginViaSocialLogin } from '../../../api/social-login';
import type { App } from '../../../app/app';
import { reportSignUp } from '../../../app/report-events';
import { storeSignUpSuccess } from '../../../app/sign-up-success';
import type { LoginResponse } from '../../../contract';
import { returnAddress } from '../../../core/return-address';
import { pendingSsoRedirects } from '../../../core/sso-redirects';
import type { CallbackAnswer } from './login-state';

/** The service's response to the answer of another site. */
type AnswerOfService = LoginResponse & {
  /** The service created an account; the provider has verified its address. */
  isNewUser?: boolean;
};

/** Sends the answer of another site to the service. */
export function sendAnswer(app: App, answer: CallbackAnswer): Promise<AnswerOfService> {
  const { http, location, routes } = app;
  if (answer.from === 'social') return sendSocial(app, answer);
  if (answer.from === 'saml') {
    return samlPostLogin(http, { RelayState: answer.RelayState, SAMLResponse: answer.SAMLResponse });
  }
  pendingSsoRedirects(app).end(answer.state);
  const redirectUri = returnAddress(location, routes.oidcRedirectUrl);
  return oidcPostLogin(http, { code: answer.code, RelayState: answer.state, redirectUri });
}

/** Sends a provider's answer. A required second factor is stored in the cookie: the refresh returns its challenge. */
async function sendSocial(
  app: App,
  { redirect, code, idToken, state }: Extract<CallbackAnswer, { from: 'social' }>,
): Promise<AnswerOfService> {
  const { http } = app;
  const { provider, redirectUri, verifier, invitationToken, origin } = redirect;
  const result = await loginViaSocialLogin(
    http,
    provider,
    { code, id_token: idToken, redirectUri, code_verifier_pkce: verifier, state },
    { metadata: JSON.stringify({ origin }), ...(invitationToken && { invitationToken }) },
  );
  const { accessToken, email: userEmail } = result;
  if (result.isNewUser) {
    storeSignUpSuccess(app, invitationToken !== undefined);
    const { email, name, tenantId, userId: id } = result;
    reportSignUp(app, { email, name, tenantId, id, authenticationType: 'SOCIAL_LOGIN', socialProvider: provider });
  }
  if (result.mfaRequired) return { ...(await refreshToken(http, { tenantId: null })), userEmail };
  return { mfaRequired: false, accessToken, userEmail, isNewUser: result.isNewUser };
}
