import { useTranslate } from '../../../../app/context';
import type { SsoConfiguration } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { statusOf } from '../connection';

const tones = { enabled: 'success', disabled: 'neutral', incomplete: 'warning' } as const;

/** Whether users sign in through a connection. */
export function StatusChip({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const status = statusOf(connection);
  return <Chip tone={tones[status]}>{t(`adminPortal.sso_Status.${status}`)}</Chip>;
}
