import { AppRoot } from '../../../../app/AppRoot';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { impersonate } from '../../../../metadata/locales/en/impersonate';
import { Button } from '../../../../ui/Button';
import baseCss from '../../../../ui/base.css?inline';
import { Icon } from '../../../../ui/Icon';
import { isolatedName } from '../../../parts/isolated';
import css from '../acting-banner.css?inline';

const base = [baseCss];
const { impersonationIndicatorText, stopImpersonatingButton } = impersonate;

/** Banner on every page of the host: names the impersonated user, and can log out. Style it by `.portico-acting`. */
function ActingBanner() {
  const app = useApp();
  const t = useTranslate();
  const name = useSession(({ user }) => user?.email || user?.name);
  if (!name) return null;
  return (
    <AppRoot part="admin-portal" css={base}>
      <div className="portico-acting" role="status">
        <Icon name="eye" size={20} />
        <p>{t('loginBox.impersonate.impersonationIndicatorText', { identifier: isolatedName(name) })}</p>
        <Button variant="secondary" size="dense" onClick={() => app.redirectTo(app.routes.logoutUrl)}>
          {t('loginBox.impersonate.stopImpersonatingButton')}
        </Button>
      </div>
    </AppRoot>
  );
}

/** The chunk of an impersonated session: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: ActingBanner,
  texts: { loginBox: { impersonate: { impersonationIndicatorText, stopImpersonatingButton } } },
  css,
};
