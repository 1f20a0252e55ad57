import { useApp, useTranslate } from '../../app/context';
import { Icon } from '../../ui/Icon';
import { BackLink } from './BackLink';
import { RouteLink } from './RouteLink';

export interface BackToLoginProps {
  /** For steps of the login route itself, where going back is no change of address. */
  onBack?: () => void;
}

/** The way back that every step but the first has. Style it by `.portico-back`. */
export function BackToLogin({ onBack }: BackToLoginProps) {
  const { routes } = useApp();
  const t = useTranslate();
  const label = t('loginBox.login.backToLogin');
  return onBack ? (
    <BackLink onBack={onBack}>{label}</BackLink>
  ) : (
    <RouteLink className="portico-back" to={routes.loginUrl}>
      <Icon name="back" />
      {label}
    </RouteLink>
  );
}
