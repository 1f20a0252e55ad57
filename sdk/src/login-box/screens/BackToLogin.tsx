import { useApp, useTranslate } from '../../app/context';
import { Icon } from '../../ui/Icon';
import { LinkButton } from '../../ui/Link';
import { RouteLink } from './RouteLink';

export interface BackToLoginProps {
  /** For steps of the login route itself, where going back is no change of address. */
  onBack?: () => void;
}

/** The way back that every step but the first has. Style it by `.portico-back`. */
export function BackToLogin({ onBack }: BackToLoginProps) {
  const { routes } = useApp();
  const t = useTranslate();
  const label = (
    <>
      <Icon name="back" />
      {t('loginBox.login.backToLogin')}
    </>
  );
  return onBack ? (
    <LinkButton className="portico-back" onClick={onBack}>
      {label}
    </LinkButton>
  ) : (
    <RouteLink className="portico-back" to={routes.loginUrl}>
      {label}
    </RouteLink>
  );
}
