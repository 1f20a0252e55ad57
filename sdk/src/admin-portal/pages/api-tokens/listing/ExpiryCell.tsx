import { useApp, useTranslate } from '../../../../app/context';
import { Chip } from '../../../../ui/Chip';
import { dateFormat } from '../../../parts/formats';
import type { ApiToken } from '../token-calls';
import { expiryOf } from '../token-expiry';
import { useTokenOwner } from '../token-owner';

/** When a token expires; marked if it has expired or will soon. */
export function ExpiryCell({ token }: { token: ApiToken }) {
  const t = useTranslate();
  const { texts } = useTokenOwner();
  const expiry = expiryOf(token, useApp().session.now());
  if (!token.expires) return <Chip>{t(`adminPortal.${texts}.neverChipLabel`)}</Chip>;
  const date = dateFormat(t.language).format(new Date(token.expires));
  return (
    <span className="portico-token-expiry">
      <time dateTime={token.expires}>{date}</time>
      {expiry === 'soon' && <Chip tone="warning">{t('adminPortal.tokens.expiresSoonChipLabel')}</Chip>}
      {expiry === 'expired' && <Chip tone="danger">{t(`adminPortal.${texts}.expiredChipLabel`)}</Chip>}
    </span>
  );
}
