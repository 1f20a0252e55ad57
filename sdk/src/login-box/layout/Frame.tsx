import type { CSSProperties, ReactNode } from 'react';
import { AppRoot } from '../../app/AppRoot';
import { useTranslate } from '../../app/context';
import { LazyComponentView } from '../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../app/lazy/lazy-component';
import type { BoxPage } from '../../app/routes';
import baseCss from '../../ui/base.css?inline';
import boxCss from '../login-box.css?inline';
import { useFavicon } from '../runtime/use-favicon';
import { type BoxOptions, BoxPageContext, useBoxOptions } from './box-options';
import { renderCustom } from './custom';
import type { DisclaimerProps } from './Disclaimer';
import { Logo } from './Logo';
import type { PoweredByProps } from './PoweredBy';

const css = [baseCss, boxCss];

/** Loaded only for split layouts. */
const sideContent = lazyComponent<object>(() => import('./SideContent'));
/** Loaded only if the theme names terms. */
const disclaimer = lazyComponent<DisclaimerProps>(() => import('./Disclaimer'));

/** Loaded after the first paint: the first screen can be used without it. */
const poweredBy = lazyComponent<PoweredByProps>(() => import('./PoweredBy'));

export interface FrameProps {
  page: BoxPage;
  children: ReactNode;
}

/** Everything around a step, as the theme arranges it: page, side, logo, card and small print. */
export function Frame({ page, children }: FrameProps) {
  return (
    <AppRoot part="login-box" page={page} css={css}>
      <BoxPageContext.Provider value={page}>
        <Page>{children}</Page>
      </BoxPageContext.Provider>
    </AppRoot>
  );
}

function Page({ children }: { children: ReactNode }) {
  const options = useBoxOptions();
  const split = options.layout !== 'center';
  const slotProps = { t: useTranslate() };
  useFavicon(options.favicon);
  const legal = options.disclaimer && (
    <LazyComponentView lazy={disclaimer} props={{ placement: options.disclaimer }} fallback={null} />
  );
  const mark = (
    <LazyComponentView
      lazy={poweredBy}
      props={{ placement: options.poweredByPlacement }}
      fallback={null}
      unavailable={null}
      late
    />
  );
  return (
    <div
      className="portico-page"
      data-layout={options.layout}
      data-alignment={options.logoAlignment}
      style={split ? splitStyle(options) : undefined}
    >
      <main className="portico-main">
        {renderCustom(options.pageHeader, { ...slotProps, className: 'portico-page-header' }, null)}
        {options.logoPlacement === 'page' && <Logo />}
        <PageTitle options={options} />
        <div className="portico-box">
          {renderCustom(options.boxHeader, { ...slotProps, className: 'portico-box-header' }, null)}
          {options.logoPlacement === 'box' && <Logo />}
          {children}
          {options.disclaimer === 'box' && legal}
          {renderCustom(options.boxFooter, { ...slotProps, className: 'portico-box-footer' }, null)}
          {options.poweredByPlacement === 'box' && mark}
        </div>
        {options.disclaimer === 'page' && legal}
        {renderCustom(options.pageFooter, { ...slotProps, className: 'portico-page-footer' }, null)}
        {options.poweredByPlacement !== 'box' && mark}
      </main>
      {split && (
        <aside className="portico-side">
          {renderCustom(
            options.sideElement,
            slotProps,
            <LazyComponentView lazy={sideContent} props={{}} fallback={null} />,
          )}
        </aside>
      )}
    </div>
  );
}

function PageTitle({ options }: { options: BoxOptions }) {
  const t = useTranslate();
  if (!options.showPageTitle && !options.showPageSubtitle) return null;
  return (
    <div className="portico-page-heading">
      {options.showPageTitle && <p className="portico-page-title">{t('loginBox.login.loginWelcomeTitle')}</p>}
      {options.showPageSubtitle && (
        <p className="portico-page-subtitle">{t('loginBox.login.loginWelcomeSubtitleSubtitle')}</p>
      )}
    </div>
  );
}

const splitStyle = ({ splitSize }: BoxOptions) => ({ '--portico-split': `${splitSize}%` }) as CSSProperties;
