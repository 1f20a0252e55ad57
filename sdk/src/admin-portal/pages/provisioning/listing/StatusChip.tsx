import { useTranslate } from '../../../../app/context';
import type { DirectoryConnection } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { statusOf } from '../connection';

const tones = { pending: 'warning', linked: 'success', paused: 'neutral' } as const;

/** The status of a connection. */
export function StatusChip({ connection }: { connection: DirectoryConnection }) {
  const t = useTranslate();
  const status = statusOf(connection);
  return <Chip tone={tones[status]}>{t(`adminPortal.provisioning_Table.${status}StatusChip`)}</Chip>;
}
