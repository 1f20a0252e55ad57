import { listCustomSocialProviders, listSocialProviders } from '../../../../api/social-login';
import { getPublicSsoConfiguration } from '../../../../api/sso';
import type { App } from '../../../../app/app';
import { reportFailure } from '../../../../app/report-failure';
import type { AuthStrategiesConfig } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { loginPhone } from '../../../../metadata/locales/en/login-phone';
import { passwordless } from '../../../../metadata/locales/en/passwordless';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../../ui/email-check';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import { phoneProblem } from '../../../../ui/phone-problem';
import { isUsername } from '../../../../ui/username-check';
import { shared } from '../../../parts/contents/step-content';
import type { EmailTexts } from '../../../parts/email/EmailField';
import { type IdentifierKind, kindOf } from './identifier';
import { loadReadPhone, phoneErrorKey, type ReadPhone } from './phone-identifier';
import { kindsTaken, localStrategiesOf } from './strategies';

/** What the first screen asks for, if an e-mail address is not the only accepted identifier. */
export interface IdentifierPrompt {
  /** Whether the screen has a field; without one it offers only the other login methods. */
  hasField: boolean;
  message(t: Translate): string;
  texts(t: Translate): Pick<EmailTexts, 'label' | 'placeholder'>;
  /** Validates the field `email`. */
  check(values: FormValues, t: Translate): FormErrors;
}

const promptTexts = { loginBox: { login: { ...loginPhone, ...passwordless } } };

/** Returns what these strategies ask for; `null` if they ask for an e-mail address only. */
export async function createIdentifierPrompt(
  app: App,
  strategies: AuthStrategiesConfig,
): Promise<IdentifierPrompt | null> {
  const kinds = kindsTaken(localStrategiesOf(strategies));
  // The calls of these login methods can fail on the first screen, whose own texts don't include their error texts.
  if (!app.metadata.hasTexts(shared.texts)) await app.metadata.registerTexts('loginBox', shared.texts);
  if (kinds.join() === 'email') return null;
  // With SSO, the e-mail address finds the user's company.
  if (kinds.length === 0 && (await isSsoActive(app))) return null;
  const closed = kinds.length === 0 && !(await hasProviders(app));
  if (!app.metadata.hasTexts(promptTexts)) await app.metadata.registerTexts('loginBox', promptTexts);
  const phoneCheck = kinds.includes('phone') ? loadPhoneCheck() : {};
  return {
    hasField: kinds.length > 0,
    message: (t) => t(messageOf(kinds, closed)),
    texts: (t) => fieldTextsOf(kinds, t),
    check({ email = '' }, t) {
      const problem = problemOf(email.trim(), kinds, phoneCheck, t);
      return problem ? { email: problem } : {};
    },
  };
}

interface PhoneCheck {
  read?: ReadPhone;
}

/** Loads in the background. Until it is loaded, and if that fails, only the submitted number is checked. */
function loadPhoneCheck(): PhoneCheck {
  const check: PhoneCheck = {};
  loadReadPhone().then(
    (read) => {
      check.read = read;
    },
    () => undefined,
  );
  return check;
}

async function isSsoActive({ http, session }: App): Promise<boolean> {
  const found = await getPublicSsoConfiguration(http).catch((error: unknown) => {
    reportFailure(session, 'LOAD_SSO_PUBLIC_CONFIGURATION', error);
    return null;
  });
  return found?.isActive ?? true;
}

/** Whether a social provider is active; `true` if the list can't be loaded, so that login is not reported as closed. */
async function hasProviders({ http }: App): Promise<boolean> {
  const found = await Promise.all([listSocialProviders(http), listCustomSocialProviders(http)]).catch(() => null);
  if (!found) return true;
  const [known, { providers }] = found;
  return [...known, ...providers].some(({ active }) => active);
}

function messageOf(kinds: readonly IdentifierKind[], closed: boolean) {
  if (closed) return 'loginBox.login.missingPolicyErrorMessage';
  return kinds.length === 0 ? 'loginBox.login.loginWelcomeKnownUserSubtitle' : 'loginBox.login.preLoginOtherSubtitle';
}

const fieldTexts: Readonly<Record<string, (t: Translate) => Pick<EmailTexts, 'label' | 'placeholder'>>> = {
  username: (t) => ({
    label: t('loginBox.login.usernameInputLabel'),
    placeholder: t('loginBox.login.usernamePlaceHolder'),
  }),
  phone: (t) => ({ label: t('loginBox.login.phoneInputLabel'), placeholder: t('loginBox.login.phonePlaceholder') }),
  'email,phone': (t) => ({
    label: t('loginBox.login.emailOrPhoneInputLabel'),
    placeholder: t('loginBox.login.emailOrPhonePlaceHolder'),
  }),
  'email,username': (t) => ({
    label: t('loginBox.login.usernameOrEmailInputLabel'),
    placeholder: t('loginBox.login.usernameOrEmailPlaceHolder'),
  }),
  'phone,username': (t) => ({
    label: t('loginBox.login.usernameOrPhoneInputLabel'),
    placeholder: t('loginBox.login.usernameOrPhonePlaceHolder'),
  }),
};

function fieldTextsOf(kinds: readonly IdentifierKind[], t: Translate) {
  return (
    fieldTexts[kinds.join()]?.(t) ?? {
      label: t('loginBox.login.emailPhoneOrUsernameInputLabel'),
      placeholder: t('loginBox.login.emailPhoneOrUsernamePlaceHolder'),
    }
  );
}

function problemOf(
  typed: string,
  kinds: readonly IdentifierKind[],
  { read }: PhoneCheck,
  t: Translate,
): string | undefined {
  if (!typed) return emptyText(kinds, t);
  if (typed.length > EMAIL_MAX_LENGTH) return t('common.fields.isTooLong', { length: EMAIL_MAX_LENGTH });
  const kind = kindOf(typed, kinds);
  if (kind === 'email') return isEmail(typed) ? undefined : t('loginBox.login.emailMustBeValid');
  if (kind === 'username') return isUsername(typed) ? undefined : t('loginBox.login.usernameIsInvalid');
  const problem = read && phoneProblem(read(typed));
  return problem && t(`loginBox.login.${phoneErrorKey(problem)}`);
}

function emptyText(kinds: readonly IdentifierKind[], t: Translate): string {
  if (kinds.length > 1) return t('loginBox.login.identifierIsRequired');
  return t(kinds[0] === 'phone' ? 'loginBox.login.phoneIsRequired' : 'loginBox.login.usernameIsRequired');
}
