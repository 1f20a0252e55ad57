import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp } from '../../app/context';
import type { BoxPage } from '../../app/routes';
import type { ThemeOptions } from '../../metadata';

type LoginBoxTheme = NonNullable<ThemeOptions['loginBox']>;

/** Pages of the login box that a vendor may theme apart (contract: metadata §6). */

/** What the theme says about the content of the box; everything painted goes through the stylesheet instead. */
export interface BoxOptions {
  docTitle: string | undefined;
  layout: 'center' | 'float-left' | 'float-right';
  /** Share of the page beside the box, in percent. */
  splitSize: number;
  sideElement: unknown;
  logoImage: unknown;
  logoAlt: string | undefined;
  logoPlacement: 'box' | 'page';
  /** The heading of each step follows it. */
  logoAlignment: 'left' | 'right' | 'center';
  poweredByPlacement: 'box' | 'page' | 'leftBottomCorner';
  pageHeader: unknown;
  pageFooter: unknown;
  boxHeader: unknown;
  boxFooter: unknown;
  showPageTitle: boolean;
  showPageSubtitle: boolean;
  passwordMeter: boolean;
}

const DEFAULT_SPLIT_SIZE = 50;

/** The page being shown, for the parts that look its options up. */
export const BoxPageContext = createContext<BoxPage>('login');

/** The options of the shown page: its own, else those of the whole box. Renders again only when one of them changes. */
export function useBoxOptions(): BoxOptions {
  const page = useContext(BoxPageContext);
  return useStore(
    useApp().metadata,
    useShallow((metadata) => boxOptions(metadata.document.themeV2?.loginBox, page)),
  );
}

/** One replaceable piece of the shown page, such as `title`. */
export function usePiece(name: string): unknown {
  const page = useContext(BoxPageContext);
  return useStore(useApp().metadata, (metadata) => {
    const pieces = metadata.document.themeV2?.loginBox?.[page] as Readonly<Record<string, unknown>> | undefined;
    return pieces && Object.hasOwn(pieces, name) ? pieces[name] : undefined;
  });
}

/** Reads one page's options out of the theme of the box. */
function boxOptions(box: LoginBoxTheme = {}, page: BoxPage): BoxOptions {
  const own = box[page] ?? {};
  const common = { ...box, ...own };
  const layout = { ...box.layout, ...own.layout };
  const logo = { ...box.logo, ...own.logo };
  return {
    docTitle: common.docTitle,
    layout: layout.type ?? 'center',
    splitSize: layout.splitSize ?? DEFAULT_SPLIT_SIZE,
    sideElement: layout.sideElement,
    logoImage: logo.image,
    logoAlt: logo.alt,
    logoPlacement: logo.placement ?? 'box',
    logoAlignment: logo.alignment ?? 'center',
    poweredByPlacement: common.poweredByPlacement ?? 'page',
    pageHeader: common.pageHeader,
    pageFooter: common.pageFooter,
    boxHeader: common.boxHeader,
    boxFooter: common.boxFooter,
    showPageTitle: box.login?.showLoginPageTitle ?? false,
    showPageSubtitle: box.login?.showLoginPageSubtitle ?? false,
    passwordMeter: box.resetPassword?.passwordMeter?.enabled ?? true,
  };
}
