import { useTranslate } from '../../../app/context';
import type { OfferedProvider } from './social-providers';

/** The name of a provider; well-known providers have a text that the vendor can change. */
export function useProviderName(provider: OfferedProvider): string {
  const t = useTranslate();
  return provider.kind === 'custom' ? provider.name : t(`loginBox.socialLogins.${provider.id}`);
}
