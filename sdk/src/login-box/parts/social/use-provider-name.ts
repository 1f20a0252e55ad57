import { useTranslate } from '../../../app/context';
import type { OfferedProvider } from './social-providers';

/** What a provider is called: in the vendor's words, where it is one of the well-known ones. */
export function useProviderName(provider: OfferedProvider): string {
  const t = useTranslate();
  return provider.kind === 'custom' ? provider.name : t(`loginBox.socialLogins.${provider.id}`);
}
