import type { SessionRow } from '../../../db/tables';
import type { Services } from '../call/handler-context';
import { MULTI_FACTOR_ACR } from './session-tokens';

/** Whether both factors were shown, and not too long ago by the whole seconds that tokens count in (`auth_time`). */
export function isSteppedUp(
  { clock }: Pick<Services, 'clock'>,
  { acr, createdAt }: Pick<SessionRow, 'acr' | 'createdAt'>,
  maxAgeSeconds?: number | null,
): boolean {
  if (acr !== MULTI_FACTOR_ACR) return false;
  const shownAt = Math.floor(Date.parse(createdAt) / 1000);
  return typeof maxAgeSeconds !== 'number' || shownAt + maxAgeSeconds > clock.now() / 1000;
}
