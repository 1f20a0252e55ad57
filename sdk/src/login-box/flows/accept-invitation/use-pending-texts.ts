import { useTranslate } from '../../../app/context';
import type { AcceptInvitationStateOf } from './accept-invitation-state';

/** Title and sentence of the invitation: greets with the team's name where it is known, and asks for what is missing. */
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
