import { useApp, useTranslate } from '../../../../app/context';
import { DAY_MS } from '../../../parts/days';
import { dateFormat } from '../../../parts/formats';
import { readValidity } from '../metadata/certificate';
import { EXPIRES_SOON_DAYS } from '../sso-constants';

/** Until when a certificate is valid; nothing for a text that is no certificate. */
export function CertificateNote({ certificate }: { certificate: string }) {
  const t = useTranslate();
  const now = useApp().session.now();
  const validity = readValidity(certificate);
  if (!validity) return <span>{t('adminPortal.sso_ConfigureIdp.publicCertificateInputPlaceholder')}</span>;
  const date = dateFormat(t.language).format(validity.until);
  const soon = now + EXPIRES_SOON_DAYS * DAY_MS;
  const state = validity.until <= now ? 'expiredOn' : validity.until <= soon ? 'expiresSoon' : 'validUntil';
  return <span>{t(`adminPortal.sso_ConfigureIdp.${state}`, { date })}</span>;
}
