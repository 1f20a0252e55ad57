import type { LazyContent } from '../../../app/lazy/lazy-component';
import enrolmentCss from '../../../app/mfa/enrolment-parts.css?inline';
import guideCss from '../../../app/password/guide/password-guide.css?inline';
import { usePageDialog } from '../../shell/use-portal';
import { FactorDialogs } from './factors/FactorDialogs';
import { DeletePasskeyDialog } from './passkeys/DeletePasskeyDialog';
import { ChangePasswordDialog } from './password/ChangePasswordDialog';
import { PhoneNumberDialogs } from './phone-numbers/PhoneNumberDialogs';
import { privacyDialogs } from './privacy-dialogs';
import { EndOtherSessionsDialog } from './sessions/EndOtherSessionsDialog';
import { hasOtherSessions } from './sessions/sessions-store';
import type { PrivacyCards, PrivacyStores } from './use-privacy';

export interface PrivacyDialogsProps {
  cards: PrivacyCards;
  stores: PrivacyStores;
}

/** The open dialog of the page, if its card is shown and loaded: its address can also come from another user. */
function PrivacyDialogs({ cards, stores }: PrivacyDialogsProps) {
  const { factors, passkeys, phoneNumbers, sessions } = stores;
  const kind = usePageDialog(privacyDialogs)?.kind;
  if (kind === 'changePassword') {
    return cards.password && <ChangePasswordDialog onChanged={() => void sessions.load()} />;
  }
  if (kind === 'endOtherSessions') {
    return (
      cards.sessions && hasOtherSessions(sessions.sessions) && <EndOtherSessionsDialog onConfirm={sessions.endOthers} />
    );
  }
  return (
    <>
      {cards.factors && factors.factors.phase === 'ready' && (
        <FactorDialogs factors={factors.factors.data} onChanged={() => void factors.refresh()} />
      )}
      {cards.passkeys && passkeys.passkeys.phase === 'ready' && (
        <DeletePasskeyDialog passkeys={passkeys.passkeys.data} onRemove={passkeys.remove} />
      )}
      {phoneNumbers.numbers.phase === 'ready' && (
        <PhoneNumberDialogs numbers={phoneNumbers.numbers.data.items} onChanged={() => void phoneNumbers.refresh()} />
      )}
    </>
  );
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<PrivacyDialogsProps> = {
  component: PrivacyDialogs,
  css: guideCss + enrolmentCss,
};
