import { useTranslate } from '../../../../../app/context';
import { LinkButton } from '../../../../../ui/Link';
import { useLoginFlow } from '../../login-context';
import { declineQuickLogin } from '../quick-actions';

/** Link that continues to the application without a quick login method. */
export function SkipQuickLogin() {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <LinkButton className="portico-back" onClick={() => declineQuickLogin(flow)}>
      {t('loginBox.login.skip')}
    </LinkButton>
  );
}
