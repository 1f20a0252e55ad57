import { Phone } from 'lucide-react';
import { useSession, useTranslate } from '../../../../app/context';
import type { PhoneNumber } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { Chip } from '../../../../ui/Chip';
import { usePortalActions } from '../../../shell/use-portal';
import { SecurityRow } from '../parts/SecurityRow';

/** A phone number of the user, with its state and its actions. */
export function PhoneNumberRow({ number: { id, phoneNumber, verified } }: { number: PhoneNumber }) {
  const t = useTranslate();
  const isPrimary = useSession(({ user }) => user?.phoneNumber === phoneNumber);
  const { openDialog } = usePortalActions();
  return (
    <SecurityRow
      icon={Phone}
      name={<bdi dir="ltr">{phoneNumber}</bdi>}
      chips={
        <>
          {isPrimary && <Chip tone="primary">{t('adminPortal.privacy.smsPrimary')}</Chip>}
          {!verified && <Chip tone="warning">{t('adminPortal.privacy.smsNotVerified')}</Chip>}
        </>
      }
      action={
        <>
          {!verified && (
            <Button
              variant="secondary"
              size="dense"
              aria-label={t('adminPortal.privacy.smsVerifyNamed', { phoneNumber })}
              onClick={() => openDialog({ kind: 'verifySms', phoneId: id })}
            >
              {t('adminPortal.privacy.smsVerify')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="dense"
            aria-label={t('adminPortal.privacy.smsDeleteNamed', { phoneNumber })}
            onClick={() => openDialog({ kind: 'deleteSms', phoneId: id })}
          >
            {t('adminPortal.privacy.deletePhoneNumber')}
          </Button>
        </>
      }
    />
  );
}
