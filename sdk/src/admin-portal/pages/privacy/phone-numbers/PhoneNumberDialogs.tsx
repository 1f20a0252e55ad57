import type { PhoneNumber } from '../../../../contract';
import { usePageDialog } from '../../../shell/use-portal';
import { privacyDialogs } from '../privacy-dialogs';
import { DeletePhoneNumberDialog } from './DeletePhoneNumberDialog';
import { SetUpPhoneNumberDialog } from './SetUpPhoneNumberDialog';

export interface PhoneNumberDialogsProps {
  numbers: readonly PhoneNumber[];
  onChanged: () => void;
}

/** The dialog over the phone numbers, if it applies to the page shown. */
export function PhoneNumberDialogs({ numbers, onChanged }: PhoneNumberDialogsProps) {
  const dialog = usePageDialog(privacyDialogs);
  const numberOf = (phoneId: string) => numbers.find(({ id }) => id === phoneId);
  switch (dialog?.kind) {
    case 'setUpSms':
      return <SetUpPhoneNumberDialog onChanged={onChanged} />;
    case 'verifySms': {
      const number = numberOf(dialog.phoneId);
      if (!number || number.verified) return null;
      return <SetUpPhoneNumberDialog given={number.phoneNumber} onChanged={onChanged} />;
    }
    case 'deleteSms': {
      const number = numberOf(dialog.phoneId);
      return number && <DeletePhoneNumberDialog number={number} onChanged={onChanged} />;
    }
    default:
      return null;
  }
}
