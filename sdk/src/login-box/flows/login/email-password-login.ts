import type { AuthStrategiesConfig } from '../../../contract';

/** Whether every login method takes an e-mail address and a password: no further chunk has to be downloaded then. */
export function isEmailPasswordLogin({
  mainAuthStrategies: main,
  secondaryAuthStrategies: others,
}: AuthStrategiesConfig): boolean {
  const isPassword = main.length > 0 && main.every(({ strategy }) => strategy === 'EmailAndPassword');
  return isPassword && !others.some(({ strategy, isActive }) => isActive && strategy.startsWith('Username'));
}
