import type { AuthStrategiesConfig } from '../../../../contract';
import type { IdentifierKind } from './identifier';

type MainStrategy = AuthStrategiesConfig['mainAuthStrategies'][number]['strategy'];

/** A login method that starts with an identifier: the kinds that it accepts, and the type of its calls. */
export interface LocalStrategy {
  takes: readonly IdentifierKind[];
  /** Its name in the path of the passwordless calls. */
  type: 'code' | 'magiclink' | 'smscode' | 'emailandpassword';
}

/** Leaves out the strategies that need no identifier (passkeys, no local authentication). */
const localStrategies: { readonly [S in MainStrategy]?: LocalStrategy } = {
  EmailAndPassword: { takes: ['email'], type: 'emailandpassword' },
  MagicLink: { takes: ['email'], type: 'magiclink' },
  Code: { takes: ['email'], type: 'code' },
  SmsCode: { takes: ['email', 'phone'], type: 'smscode' },
  // A user without a passkey signs in with the password first, and creates a passkey then.
  WebAuthN: { takes: ['email'], type: 'emailandpassword' },
  UsernameAndPassword: { takes: ['username'], type: 'emailandpassword' },
  UsernameAndMagicLink: { takes: ['username'], type: 'magiclink' },
  UsernameAndCode: { takes: ['username'], type: 'code' },
  UsernameAndSms: { takes: ['username', 'phone'], type: 'smscode' },
};

/** Returns the vendor's login methods by identifier: the main ones first, then the other active ones by user name. */
export function localStrategiesOf(strategies: AuthStrategiesConfig): LocalStrategy[] {
  const { mainAuthStrategies, secondaryAuthStrategies } = strategies;
  const others = secondaryAuthStrategies.flatMap(({ strategy, isActive }) =>
    isActive && (strategy === 'UsernameAndPassword' || strategy.startsWith('UsernameAnd')) ? [strategy] : [],
  );
  const names = [...mainAuthStrategies.map(({ strategy }) => strategy), ...others] as MainStrategy[];
  return names.flatMap((name) => localStrategies[name] ?? []);
}

/** Returns the kinds of identifier that these methods accept, in the order of the texts that ask for them. */
export function kindsTaken(strategies: readonly LocalStrategy[]): IdentifierKind[] {
  const taken = new Set(strategies.flatMap(({ takes }) => takes));
  return (['email', 'phone', 'username'] as const).filter((kind) => taken.has(kind));
}
