import { useTranslate } from '../../../../app/context';
import { isolatedOnOneLine } from '../../../parts/isolated';
import { maskedNumber } from '../../../parts/phone/masked-number';
import type { OtcState } from './passwordless-actions';

/** The texts of a step that asks for a code, and the theme options that replace title and message. */
interface OtcTexts {
  title: string;
  titlePart: string;
  message: string;
  messagePart: string;
  button: string;
}

/** Returns the texts of a step that asks for a code; they name the recipient if the service returned it. */
export function useOtcTexts(state: OtcState): OtcTexts {
  const t = useTranslate();
  const options = { titlePart: 'otcTitle', messagePart: 'otcMessage' };
  const button = t('loginBox.login.otcContinue');
  if (state.step === 'loginWithOtc') {
    const message = state.email.includes('@')
      ? t('loginBox.login.otcMessage', { email: isolatedOnOneLine(state.email) })
      : t('loginBox.login.otcMessageNoEmail');
    return { ...options, title: t('loginBox.login.otcTitle'), message, button };
  }
  const phoneNumber = maskedNumber(state.phoneNumber);
  const isKnown = state.phoneNumber !== '';
  if (state.step === 'loginWithSmsOtc') {
    const message = isKnown ? t('loginBox.login.smsOtcSentTo', { phoneNumber }) : t('loginBox.login.smsOtcMessage');
    return { ...options, title: t('loginBox.login.smsOtcTitle'), message, button };
  }
  return {
    title: t('loginBox.login.smsLoginPinTitle'),
    titlePart: 'smsVerifyCodeTitle',
    message: isKnown ? t('loginBox.login.smsLoginPinMessage', { phoneNumber }) : t('loginBox.login.smsOtcMessage'),
    messagePart: 'smsVerifyCodeMessage',
    button: t('loginBox.login.smsLoginPinButton'),
  };
}
