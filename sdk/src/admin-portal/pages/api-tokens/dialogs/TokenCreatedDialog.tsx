import { useTranslate } from '../../../../app/context';
import { CopyValue } from '../../../parts/CopyValue';
import { SecretOnce } from '../../../parts/SecretOnce';
import { usePortalActions } from '../../../shell/use-portal';
import type { ApiToken } from '../token-calls';
import { useTokenOwner } from '../token-owner';

/** Shows the secret of a token that has just been created, this once. */
export function TokenCreatedDialog({ token, secret }: { token: ApiToken; secret: string }) {
  const t = useTranslate();
  const { texts } = useTokenOwner();
  const { closeDialog } = usePortalActions();
  const isPair = token.type === 'clientCredentials';
  const label = t(`adminPortal.${texts}_AddToken.${isPair ? 'secretKey' : 'accessToken'}`);
  const clientId = t(`adminPortal.${texts}_AddToken.clientId`);
  const lines = [token.description, ...(isPair ? [`${clientId}: ${token.id}`] : []), `${label}: ${secret}`];
  return (
    <SecretOnce
      title={t(`adminPortal.${texts}_AddToken.successTitle`)}
      message={t(`adminPortal.${texts}_AddToken.${isPair ? 'copyAndSaveId' : 'copyAndSaveAccessToken'}`)}
      label={label}
      secret={secret}
      file={{ name: 'api-token.txt', text: `${lines.join('\n')}\n` }}
      done={t(`adminPortal.${texts}_AddToken.done`)}
      before={isPair && <CopyValue label={clientId} value={token.id} />}
      onClose={closeDialog}
    >
      <CopyValue
        label={t('adminPortal.tokens.sampleLabel')}
        value={t(`adminPortal.tokens.${token.type}Sample`, { clientId: token.id })}
      />
    </SecretOnce>
  );
}
