import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import type { MfaStrategyName } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Button } from '../../../../ui/Button';
import { Chip } from '../../../../ui/Chip';
import { usePortalActions } from '../../../shell/use-portal';
import { SecurityRow } from '../parts/SecurityRow';
import type { PrivacyDialog } from '../privacy-dialogs';
import { type AddableStrategy, type Factor, factorIcons } from './factors';

const names = {
  AuthenticatorApp: 'mfaAuthenticatorApp',
  SMS: 'mfaSMS',
  EmailCode: 'mfaEmailDeviceTitle',
  WebAuthnPlatform: 'mfaWebAuthnPlatform',
  WebAuthnCrossPlatform: 'mfaWebAuthnCrossPlatform',
} as const satisfies Record<MfaStrategyName, string>;

const descriptions = {
  AuthenticatorApp: 'mfaAuthenticatorAppDetail',
  SMS: 'mfaSMSDetail',
  WebAuthnPlatform: 'mfaWebAuthnPlatformDetail',
  WebAuthnCrossPlatform: 'mfaWebAuthnCrossPlatformDetail',
} as const satisfies Record<AddableStrategy, string>;

const addLabels = {
  AuthenticatorApp: 'mfaAddAuthenticatorApp',
  SMS: 'mfaAddSMS',
  WebAuthnPlatform: 'mfaAddWebAuthnPlatform',
  WebAuthnCrossPlatform: 'mfaAddWebAuthnCrossPlatform',
} as const satisfies Record<AddableStrategy, string>;

const dialogs: Readonly<Record<AddableStrategy, PrivacyDialog>> = {
  AuthenticatorApp: { kind: 'enableMfaAuthenticatorApp' },
  SMS: { kind: 'enableMfaSms' },
  WebAuthnPlatform: { kind: 'enableMfaWebAuthn', deviceType: 'Platform' },
  WebAuthnCrossPlatform: { kind: 'enableMfaWebAuthn', deviceType: 'CrossPlatform' },
};

/** The name of a kind of second factor. */
function factorName(t: Translate, strategy: MfaStrategyName): string {
  return t(`adminPortal.privacy.${names[strategy]}`);
}

export interface FactorRowProps {
  factor: Factor;
  /** The tenant requires a second factor, and this is the last one: it can't be turned off. */
  isKept: boolean;
}

/** An enrolled factor, with a button that turns it off. */
export function FactorRow({ factor, isKept }: FactorRowProps) {
  const t = useTranslate();
  const reason = useId();
  const { strategy, id, address } = factor;
  return (
    <SecurityRow
      icon={factorIcons[strategy]}
      name={factorName(t, strategy)}
      chips={<Chip tone="success">{t('adminPortal.privacy.mfaDeviceEnabled')}</Chip>}
      detail={
        <>
          {address && <bdi dir="ltr">{address}</bdi>}
          {!id && <span>{t('adminPortal.privacy.mfaEmailDetail')}</span>}
          {isKept && <span id={reason}>{t('adminPortal.privacy.mfaLastRequired')}</span>}
        </>
      }
      action={id && <TurnOffButton factor={factor} deviceId={id} reason={isKept ? reason : undefined} />}
    />
  );
}

interface TurnOffButtonProps {
  factor: Factor;
  deviceId: string;
  /** Id of the element that says why it can't be turned off. */
  reason: string | undefined;
}

/** Stays focusable while it can't be used, so that a keyboard user hears why. */
function TurnOffButton({ factor, deviceId, reason }: TurnOffButtonProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const factorLabel = [factorName(t, factor.strategy), factor.address].filter(Boolean).join(', ');
  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={t('adminPortal.privacy.mfaDeleteNamedDevice', { factor: factorLabel })}
      aria-disabled={reason !== undefined}
      aria-describedby={reason}
      onClick={() => reason === undefined && openDialog({ kind: 'disableMfaDevice', deviceId })}
    >
      {t('adminPortal.privacy.mfaDeleteDevice')}
    </Button>
  );
}

export interface FactorOfferProps {
  strategy: AddableStrategy;
  /** The user has one of this kind already. */
  isAnother: boolean;
}

/** A kind of factor that can be added. */
export function FactorOffer({ strategy, isAnother }: FactorOfferProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <SecurityRow
      icon={factorIcons[strategy]}
      name={factorName(t, strategy)}
      detail={t(`adminPortal.privacy.${descriptions[strategy]}`)}
      isOffer
      action={
        <Button
          variant="secondary"
          size="dense"
          aria-label={t(`adminPortal.privacy.${addLabels[strategy]}`)}
          onClick={() => openDialog(dialogs[strategy])}
        >
          {t(isAnother ? 'adminPortal.privacy.mfaAddAnother' : 'adminPortal.privacy.mfaSetup')}
        </Button>
      }
    />
  );
}
