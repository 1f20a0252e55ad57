import { useTranslate } from '../../../app/context';
import { isolatedOnOneLine } from '../../parts/isolated';
import { maskedNumber } from '../../parts/phone/masked-number';
import type { ChallengeFlow } from './challenge-flow';
import { enrolledMethods } from './challenge-routing';
import type { ChallengeState } from './challenge-state';

/** Title and message of a step, and the theme options that replace them. */
interface ChallengeTexts {
  title: string;
  message: string;
  titlePart: string;
  messagePart: string;
}

/** Returns the title and message of a challenge step, in the texts of the flow around it. */
export function useChallengeTexts(state: ChallengeState, page: ChallengeFlow['page']): ChallengeTexts {
  const t = useTranslate();
  const stepUp = page === 'stepUp';
  const messageOfChoice = () => {
    if (enrolledMethods(state.devices).length === 0) return t('loginBox.login.mfaAuthenticatorMessage');
    return t(stepUp ? 'loginBox.stepUp.mfaSubtitle' : 'loginBox.login.mfaSubtitle');
  };
  /** Some services do not return the number that the code went to. */
  const messageOfPhone = (phoneNumber: string) =>
    phoneNumber
      ? t('loginBox.login.mfaSMSSentTo', { phoneNumber: maskedNumber(phoneNumber) })
      : t('loginBox.login.mfaSMSSubtitle');
  switch (state.step) {
    case 'verify':
      return {
        title: t(stepUp ? 'loginBox.stepUp.mfaTitle' : 'loginBox.login.mfaTitle'),
        message: messageOfChoice(),
        titlePart: 'mfaListTitle',
        messagePart: 'mfaListMessage',
      };
    case 'authenticatorApp':
      return {
        title: t(stepUp ? 'loginBox.stepUp.stepUpMfaAuthenticatorAppTitle' : 'loginBox.login.mfaAuthenticatorTitle'),
        message: t('loginBox.login.mfaAuthenticatorMessage'),
        titlePart: 'mfaAuthenticatorAppTitle',
        messagePart: 'message',
      };
    case 'smsVerifyCode': {
      const phoneNumber = maskedNumber(state.phoneNumber);
      return {
        title: t(stepUp ? 'loginBox.stepUp.mfaSMSTitle' : 'loginBox.login.mfaSMSTitle'),
        message: stepUp ? t('loginBox.stepUp.mfaSMSSubtitle', { phoneNumber }) : messageOfPhone(state.phoneNumber),
        titlePart: 'mfaSMSTitle',
        messagePart: 'mfaSMSMessage',
      };
    }
    case 'emailVerifyCode': {
      const email = isolatedOnOneLine(state.address);
      return {
        title: t(stepUp ? 'loginBox.stepUp.mfaEmailCodeTitle' : 'loginBox.login.mfaEmailCodeTitle'),
        message: stepUp
          ? t('loginBox.stepUp.mfaEmailCodeSubtitle', { email })
          : t('loginBox.login.mfaEmailCodeMessage', { email }),
        titlePart: 'title',
        messagePart: 'message',
      };
    }
  }
}
