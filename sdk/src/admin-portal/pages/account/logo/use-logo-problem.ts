import { useTranslate } from '../../../../app/context';
import type { LogoProblem } from './read-logo';

/** Largest logo for the texts, in megabytes. */
export const MAX_LOGO_MB = 1;

/** Says why a logo was refused. */
export function useLogoProblem(problem: LogoProblem | undefined): string | undefined {
  const t = useTranslate();
  switch (problem) {
    case 'wrongType':
      return t('adminPortal.accountSettings.logoWrongType');
    case 'tooLarge':
      return t('adminPortal.accountSettings.logoTooLarge', { size: MAX_LOGO_MB });
    case 'unreadable':
      return t('adminPortal.accountSettings.logoUnreadable');
    case 'unsafe':
      return t('adminPortal.accountSettings.logoUnsafe');
    default:
      return undefined;
  }
}
