import type { ReactNode } from 'react';
import { useApp, useTranslate } from '../../../app/context';
import { loginAddress } from '../../../app/routes';
import { Icon } from '../../../ui/Icon';
import { BackLink } from './BackLink';
import { RouteLink } from './RouteLink';

export interface BackToLoginProps {
  /** For steps of the login route, where going back does not change the address. */
  onBack?: () => void;
  /** Default: the text of the login page. */
  children?: ReactNode;
}

/** The link back to the login page, on every step except the first. Style it by `.portico-back`. */
export function BackToLogin({ onBack, children }: BackToLoginProps) {
  const { routes } = useApp();
  const t = useTranslate();
  const label = children ?? t('loginBox.login.backToLogin');
  return onBack ? (
    <BackLink onBack={onBack}>{label}</BackLink>
  ) : (
    <RouteLink className="portico-back" to={loginAddress(routes)}>
      <Icon name="back" />
      <span>{label}</span>
    </RouteLink>
  );
}
