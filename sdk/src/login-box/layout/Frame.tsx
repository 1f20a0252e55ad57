import type { CSSProperties, ReactNode } from 'react';
import { useTranslate } from '../../app/context';
import { KitRoot } from '../../app/KitRoot';
import type { BoxPage } from '../../app/routes';
import baseCss from '../../ui/base.css?inline';
import boxCss from '../login-box.css?inline';
import { PieceView } from '../runtime/PieceView';
import { lazyPiece } from '../runtime/piece';
import { useFavicon } from '../runtime/use-favicon';
import { type BoxOptions, BoxPageContext, useBoxOptions } from './box-options';
import { renderCustom } from './custom';
import type { DisclaimerProps } from './Disclaimer';
import { Logo } from './Logo';
import type { PoweredByProps } from './PoweredBy';

const css = [baseCss, boxCss];

/** Loaded only for split layouts. */
const sideContent = lazyPiece<object>(() => import('./SideContent').then((module) => module.sideContent));
/** Loaded only if the theme names terms. */
const disclaimer = lazyPiece<DisclaimerProps>(() => import('./Disclaimer').then((module) => module.disclaimer));

/** Loaded after the first paint: the first screen can be used without it. */
const poweredBy = lazyPiece<PoweredByProps>(() => import('./PoweredBy').then((module) => module.poweredByContent));

export interface FrameProps {
  page: BoxPage;
  children: ReactNode;
}

/** Everything around a step, as the theme arranges it: page, side, logo, card and small print. */
export function Frame({ page, children }: FrameProps) {
  return (
    <KitRoot part="login-box" page={page} css={css}>
      <BoxPageContext.Provider value={page}>
        <Page>{children}</Page>
      </BoxPageContext.Provider>
    </KitRoot>
  );
}

function Page({ children }: { children: ReactNode }) {
  const options = useBoxOptions();
  const split = options.layout !== 'center';
  const slotProps = { t: useTranslate() };
  useFavicon(options.favicon);
  const legal = options.disclaimer && (
    <PieceView piece={disclaimer} props={{ placement: options.disclaimer }} fallback={null} />
  );
  const mark = (
    <PieceView
      piece={poweredBy}
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
          {renderCustom(options.sideElement, slotProps, <PieceView piece={sideContent} props={{}} fallback={null} />)}
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
