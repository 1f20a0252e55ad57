import { useTranslate } from '../../../../app/context';
import { Chip } from '../../../../ui/Chip';
import type { ApiToken } from '../token-calls';
import { expiryOf } from '../token-expiry';
import { useTokenOwner } from '../token-owner';

/** When a token expires; marked if it has expired or will soon. */
export function ExpiryCell({ token, now }: { token: ApiToken; now: number }) {
  const t = useTranslate();
  const { texts } = useTokenOwner();
  const expiry = expiryOf(token, now);
  if (!token.expires) return <Chip>{t(`adminPortal.${texts}.neverChipLabel`)}</Chip>;
  const date = new Intl.DateTimeFormat(t.language, { dateStyle: 'medium' }).format(new Date(token.expires));
  return (
    <span className="portico-token-expiry">
      <time dateTime={token.expires}>{date}</time>
      {expiry === 'soon' && <Chip tone="warning">{t('adminPortal.tokens.expiresSoonChipLabel')}</Chip>}
      {expiry === 'expired' && <Chip tone="danger">{t(`adminPortal.${texts}.expiredChipLabel`)}</Chip>}
    </span>
  );
}
