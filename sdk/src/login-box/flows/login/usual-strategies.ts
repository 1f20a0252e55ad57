import type { AuthStrategiesConfig } from '../../../contract';

/** Whether everybody gives an e-mail address and a password: nothing else has to be downloaded then. */
export function isUsual({ mainAuthStrategies: main, secondaryAuthStrategies: others }: AuthStrategiesConfig): boolean {
  const isPassword = main.length > 0 && main.every(({ strategy }) => strategy === 'EmailAndPassword');
  return isPassword && !others.some(({ strategy, isActive }) => isActive && strategy.startsWith('Username'));
}
