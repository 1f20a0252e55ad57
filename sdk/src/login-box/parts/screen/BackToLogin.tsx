import type { ReactNode } from 'react';
import { useApp, useTranslate } from '../../../app/context';
import { loginAddress } from '../../../app/routes';
import { Icon } from '../../../ui/Icon';
import { BackLink } from './BackLink';
import { RouteLink } from './RouteLink';

export interface BackToLoginProps {
  /** For steps of the login route itself, where going back is no change of address. */
  onBack?: () => void;
  /** What it says, where a step has words of its own for it. */
  children?: ReactNode;
}

/** The way back that every step but the first has. Style it by `.portico-back`. */
export function BackToLogin({ onBack, children }: BackToLoginProps) {
  const { routes } = useApp();
  const t = useTranslate();
  const label = children ?? t('loginBox.login.backToLogin');
  return onBack ? (
    <BackLink onBack={onBack}>{label}</BackLink>
  ) : (
    <RouteLink className="portico-back" to={loginAddress(routes)}>
      <Icon name="back" />
      {label}
    </RouteLink>
  );
}
