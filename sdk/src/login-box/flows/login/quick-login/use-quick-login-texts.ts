import { useTranslate } from '../../../../app/context';
import type { IconName } from '../../../../ui/Icon';
import type { QuickKind } from '../known-user';

export const iconOf: Readonly<Record<QuickKind, IconName>> = {
  internal: 'face',
  android: 'face',
  'usb-key': 'key',
  sms: 'phone',
};

/** Names of the theme options that replace the picture of each method. */
export const cardIconOf: Readonly<Record<QuickKind, string>> = {
  internal: 'touchIdCardIcon',
  android: 'androidCardIcon',
  'usb-key': 'usbKeyCardIcon',
  sms: 'smsCardIcon',
};

/** Names of the theme options that replace title and message (contract: metadata §6.3). */
export const partsOf: Readonly<Record<QuickKind, { titlePart: string; messagePart: string }>> = {
  internal: { titlePart: 'touchIdTitle', messagePart: 'touchIdMessage' },
  android: { titlePart: 'androidTitle', messagePart: 'androidMessage' },
  'usb-key': { titlePart: 'usbKeyTitle', messagePart: 'usbKeyMessage' },
  sms: { titlePart: 'smsPreviewTitle', messagePart: 'smsPreviewMessage' },
};

/** Returns the name of a quick login method, and the texts of its screen. */
export function useQuickLoginTexts(kind: QuickKind): { name: string; title: string; message: string; button: string } {
  const t = useTranslate();
  switch (kind) {
    case 'internal':
      return {
        name: t('loginBox.login.touchId'),
        title: t('loginBox.login.oneTouchLoginTitle'),
        message: t('loginBox.login.oneTouchLoginMessage'),
        button: t('loginBox.login.oneTouchLoginButton'),
      };
    case 'android':
      return {
        name: t('loginBox.login.android'),
        title: t('loginBox.login.androidLoginTitle'),
        message: t('loginBox.login.androidLoginMessage'),
        button: t('loginBox.login.androidLoginButton'),
      };
    case 'usb-key':
      return {
        name: t('loginBox.login.usb'),
        title: t('loginBox.login.usbLoginTitle'),
        message: t('loginBox.login.usbLoginMessage'),
        button: t('loginBox.login.usbLoginButton'),
      };
    case 'sms':
      return {
        name: t('loginBox.login.sms'),
        title: t('loginBox.login.smsLoginTitle'),
        message: t('loginBox.login.smsLoginMessage'),
        button: t('loginBox.login.smsLoginButton'),
      };
  }
}
