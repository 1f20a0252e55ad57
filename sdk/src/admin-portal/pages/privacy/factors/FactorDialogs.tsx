import { usePageDialog } from '../../../shell/use-portal';
import { privacyDialogs } from '../privacy-dialogs';
import { DisableAllDialog } from './DisableAllDialog';
import { DisableFactorDialog } from './DisableFactorDialog';
import { EnableAuthenticatorDialog } from './EnableAuthenticatorDialog';
import { EnableKeyDialog } from './EnableKeyDialog';
import { EnableSmsDialog } from './EnableSmsDialog';
import { addableOf } from './factors';
import type { Factors } from './factors-store';

export interface FactorDialogsProps {
  factors: Factors;
  onChanged: () => void;
}

/** The dialog over the second factors, if it applies to them. */
export function FactorDialogs({ factors, onChanged }: FactorDialogsProps) {
  const dialog = usePageDialog(privacyDialogs);
  const { enrolled, offered, isRequired } = factors;
  const addable = addableOf(enrolled, offered);
  switch (dialog?.kind) {
    case 'enableMfaAuthenticatorApp':
      return addable.includes('AuthenticatorApp') && <EnableAuthenticatorDialog onChanged={onChanged} />;
    case 'enableMfaSms':
      return addable.includes('SMS') && <EnableSmsDialog onChanged={onChanged} />;
    case 'enableMfaWebAuthn': {
      const { deviceType } = dialog;
      return addable.includes(`WebAuthn${deviceType}`) && <EnableKeyDialog {...{ deviceType, onChanged }} />;
    }
    case 'disableMfaDevice': {
      const factor = enrolled.find(({ id }) => id === dialog.deviceId);
      const isKept = isRequired && enrolled.length === 1;
      return factor && !isKept && <DisableFactorDialog {...{ factor, onChanged }} deviceId={dialog.deviceId} />;
    }
    case 'disableMfa':
      return enrolled.length > 0 && !isRequired && <DisableAllDialog onChanged={onChanged} />;
    default:
      return null;
  }
}
