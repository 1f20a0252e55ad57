import { type PortalMetadata, themeToStylesheet } from '@portico/sdk/metadata';

/** Lists the values of a theme that can't be read, such as a misspelt colour, in sentences that begin with their path. */
export function listUnreadValues(metadata: PortalMetadata): string[] {
  const { warnings } = themeToStylesheet({ metadata }, { scope: 'unread-values' });
  return warnings.map(({ path, message }) => `${path}: ${message}`);
}
