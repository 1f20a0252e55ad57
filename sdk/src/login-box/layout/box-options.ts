import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp } from '../../app/context';
import type { BoxPage } from '../../app/routes';
import type { ThemeOptions } from '../../metadata';
import { mergeDeep } from '../../metadata/merge';
import type { PhoneCountryRules } from './phone-countries';

type LoginBoxTheme = NonNullable<ThemeOptions['loginBox']>;
/** Options that can be set for the whole box and for each page. */
type PageTheme = NonNullable<LoginBoxTheme['activateAccount']>;

/** The theme's options for the content of the box. Its styles go through the stylesheet instead. */
export interface BoxOptions {
  docTitle: string | undefined;
  layout: 'center' | 'float-left' | 'float-right';
  /** Width of the side next to the box, in percent of the page. */
  splitSize: number;
  sideElement: unknown;
  logoImage: unknown;
  logoAlt: string | undefined;
  /** Address of the favicon; default: the host's own. */
  favicon: string | null | undefined;
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
  /** Where the terms are named; `undefined` if the page has none. */
  disclaimer: 'box' | 'page' | undefined;
  phoneCountries: PhoneCountryRules | undefined;
}

const DEFAULT_SPLIT_SIZE = 50;

/** The page being shown, for the components that read its options. */
export const BoxPageContext = createContext<BoxPage>('login');

/** The options of the shown page: its own, else those of the whole box. Renders again only when an option changes. */
export function useBoxOptions(): BoxOptions {
  const page = useContext(BoxPageContext);
  return useStore(
    useApp().metadata,
    useShallow((metadata) => boxOptions(metadata.document.themeV2?.loginBox, page)),
  );
}

/** One option of the shown page: its own joined with that of the whole box, as in `useBoxOption('socialLogins')`. */
export function useBoxOption<Name extends keyof PageTheme>(name: Name): PageTheme[Name] {
  const page = useContext(BoxPageContext);
  const { metadata } = useApp();
  const common = useStore(metadata, ({ document }) => (document.themeV2?.loginBox as PageTheme | undefined)?.[name]);
  const own = useStore(metadata, ({ document }) => pageTheme(document.themeV2?.loginBox, page)?.[name]);
  return useMemo(() => mergeDeep(common, own), [common, own]) as PageTheme[Name];
}

/** One replaceable element of the shown page, such as `title`. */
export function useReplaceablePart(name: string): unknown {
  const page = useContext(BoxPageContext);
  return useStore(useApp().metadata, ({ document }) => {
    const options = pageTheme(document.themeV2?.loginBox, page) as Readonly<Record<string, unknown>> | undefined;
    return options && Object.hasOwn(options, name) ? options[name] : undefined;
  });
}

/** The theme of one page: some pages have none, and the page of a magic link uses that of the login page. */
function pageTheme(box: LoginBoxTheme | undefined, page: BoxPage): PageTheme | undefined {
  const name = page === 'magicLink' ? 'login' : page;
  return (box as Readonly<Record<string, PageTheme | undefined>> | undefined)?.[name];
}

/** Reads one page's options out of the theme of the box. */
function boxOptions(box: LoginBoxTheme = {}, page: BoxPage): BoxOptions {
  const own = pageTheme(box, page) ?? {};
  const common = { ...box, ...own };
  const layout = { ...box.layout, ...own.layout };
  const logo = { ...box.logo, ...own.logo };
  const isLogin = page === 'login';
  return {
    docTitle: common.docTitle,
    layout: layout.type ?? 'center',
    splitSize: layout.splitSize ?? DEFAULT_SPLIT_SIZE,
    sideElement: layout.sideElement,
    logoImage: logo.image,
    logoAlt: logo.alt,
    favicon: logo.favicon,
    logoPlacement: logo.placement ?? 'box',
    logoAlignment: logo.alignment ?? 'center',
    poweredByPlacement: common.poweredByPlacement ?? 'page',
    pageHeader: common.pageHeader,
    pageFooter: common.pageFooter,
    boxHeader: common.boxHeader,
    boxFooter: common.boxFooter,
    showPageTitle: (isLogin && box.login?.showLoginPageTitle) || false,
    showPageSubtitle: (isLogin && box.login?.showLoginPageSubtitle) || false,
    passwordMeter: (own.passwordMeter ?? (isLogin ? box.resetPassword?.passwordMeter : undefined))?.enabled ?? true,
    disclaimer: isLogin ? disclaimerPlace(own.disclaimer) : undefined,
    phoneCountries: common.phoneNumberCountryCodes,
  };
}

function disclaimerPlace(disclaimer: PageTheme['disclaimer']): BoxOptions['disclaimer'] {
  const enabled = disclaimer?.terms?.enabled || disclaimer?.privacy?.enabled;
  return enabled ? (disclaimer?.placement ?? 'box') : undefined;
}
