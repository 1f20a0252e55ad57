import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../../../app/context';
import { readColor } from '../../../../metadata/color';
import { resolveMetadata, resolveTokens, themeToStylesheet } from '../../../../metadata/full-theme';
import type { MetadataLayers } from '../../../../metadata/layers';
import { mergeDeep } from '../../../../metadata/merge';
import type { PortalMetadata } from '../../../../metadata/types';
import { type CustomLoginValues, themeOf } from './login-leaves';

/** The login box with the tenant's values in it. */
export interface LoginTheme {
  /** The value of `data-portico-app` that the style sheet is for. */
  scope: string;
  css: string;
  primary: string;
  /** What the primary colour is seen on. */
  background: string;
  /** The address of the logo; absent for the neutral mark. */
  logo: string | undefined;
  socialFirst: boolean;
}

/** The theme of the login box with the tenant's values in it, in the scheme shown. */
export function useLoginTheme(values: CustomLoginValues): LoginTheme {
  const { metadata, name } = useApp();
  const document = useStore(metadata, (state) => state.document);
  const scheme = useStore(metadata, (state) => state.scheme);
  const { logo, primary, placement } = values;
  return useMemo(() => {
    const scope = `${name}-custom-login`;
    const layers = withValues(document && metadata.layers(), { logo, primary, placement });
    const tokens = resolveTokens(layers, { area: 'loginBox', scheme });
    const { valueAt } = resolveMetadata(layers, { area: 'loginBox', scheme });
    const image = valueAt('themeV2.loginBox.logo.image');
    return {
      scope,
      css: themeToStylesheet(layers, { scope }).css,
      primary: readColor(tokens.primary.value) ?? '#000000',
      background: readColor(tokens['box-background'].value) ?? '#ffffff',
      logo: typeof image === 'string' && image ? image : undefined,
      socialFirst: valueAt('themeV2.loginBox.socialLogins.socialLoginsLayout.placement') === 'top',
    };
  }, [metadata, name, document, scheme, logo, primary, placement]);
}

/** The vendor's layers with the values above them. */
function withValues(layers: MetadataLayers, values: CustomLoginValues): MetadataLayers {
  const own = { themeV2: { loginBox: themeOf(values) } };
  return { ...layers, host: mergeDeep(layers.host ?? {}, own) as PortalMetadata };
}
