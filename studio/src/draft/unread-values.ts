import { type PortalMetadata, themeToStylesheet } from '@portico/sdk/metadata';
import { forEachText } from './path';
import { isFontAddress } from './pictures';

/** Lists the values of a theme that can't be used, such as a misspelt colour, in sentences that begin with their path. */
export function listUnreadValues(metadata: PortalMetadata): string[] {
  const { warnings } = themeToStylesheet({ metadata }, { scope: 'unread-values' });
  return [...warnings.map(({ path, message }) => `${path}: ${message}`), ...listFontAddresses(metadata)];
}

function listFontAddresses({ themeV2 }: PortalMetadata): string[] {
  const found: string[] = [];
  forEachText(themeV2, ['themeV2'], (_, path) => {
    if (isFontAddress(path)) found.push(`${path.join('.')}: The SDK loads no fonts. The host's page loads them.`);
  });
  return found;
}
