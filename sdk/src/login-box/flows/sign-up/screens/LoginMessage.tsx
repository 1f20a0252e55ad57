import { useApp, useTranslate } from '../../../../app/context';
import { withParameters } from '../../../../app/navigation';
import { loginAddress } from '../../../../app/routes';
import { useReplaceablePart } from '../../../layout/box-options';
import { renderCustom } from '../../../layout/custom';
import { Placed } from '../../../layout/Placed';
import { RouteLink } from '../../../parts/screen/RouteLink';

/** Link to the login page, for users who already have an account. Style it by `.portico-switch`. */
export function LoginMessage() {
  const t = useTranslate();
  const { routes, location } = useApp();
  const own = useReplaceablePart('loginMessage');
  const { query } = location.read();
  const login = loginAddress(routes);
  const to = query.size > 0 ? withParameters(login, Object.fromEntries(query)) : login;
  const texts = {
    goToLoginMessage: t('loginBox.signup.loginMessage'),
    goToLoginButtonText: t('loginBox.signup.loginLink'),
  };
  const ours = (
    <p className="portico-switch">
      <span>{texts.goToLoginMessage}</span> <RouteLink to={to}>{texts.goToLoginButtonText}</RouteLink>
    </p>
  );
  return (
    <Placed option="loginMessagePlacement">
      {renderCustom(own, { ...texts, goToLogin: () => location.go(to) }, ours)}
    </Placed>
  );
}
