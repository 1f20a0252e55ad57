import { useTranslate } from '../../../app/context';
import type { AcceptInvitationStateOf } from './accept-invitation-state';

/** Title and message of the invitation: they name the team, if known, and say what to enter. */
export function usePendingTexts({ name, withCode, withPassword }: AcceptInvitationStateOf<'pending'>) {
  const t = useTranslate();
  const named = name !== '';
  const title = withCode
    ? t('loginBox.acceptInvitation.acceptInvitationOtcTitle')
    : t('loginBox.acceptInvitation.prestepTitle');
  const invited = named
    ? t('loginBox.acceptInvitation.namedDescription', { name })
    : t('loginBox.acceptInvitation.prestepDescription');
  return {
    title: named ? t('loginBox.acceptInvitation.namedTitle', { name }) : title,
    message: withCode
      ? t('loginBox.acceptInvitation.acceptInvitationOtcMessage')
      : withPassword
        ? t('loginBox.acceptInvitation.passwordMessage')
        : invited,
  };
}
