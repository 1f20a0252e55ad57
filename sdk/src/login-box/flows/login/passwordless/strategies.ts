import type { AuthStrategiesConfig } from '../../../../contract';
import type { IdentifierKind } from './identifier';

type MainStrategy = AuthStrategiesConfig['mainAuthStrategies'][number]['strategy'];

/** A way in that begins with a name: who it takes, and which call sends the code or the link. */
export interface LocalStrategy {
  takes: readonly IdentifierKind[];
  /** As the path of the passwordless calls names it. */
  type: 'code' | 'magiclink' | 'smscode' | 'emailandpassword';
}

/** Ways without a name of their own (passkeys, none at all) are not here. */
const localStrategies: { readonly [S in MainStrategy]?: LocalStrategy } = {
  EmailAndPassword: { takes: ['email'], type: 'emailandpassword' },
  MagicLink: { takes: ['email'], type: 'magiclink' },
  Code: { takes: ['email'], type: 'code' },
  SmsCode: { takes: ['email', 'phone'], type: 'smscode' },
  // Whoever has no passkey yet makes one after signing in with the password.
  WebAuthN: { takes: ['email'], type: 'emailandpassword' },
  UsernameAndPassword: { takes: ['username'], type: 'emailandpassword' },
  UsernameAndMagicLink: { takes: ['username'], type: 'magiclink' },
  UsernameAndCode: { takes: ['username'], type: 'code' },
  UsernameAndSms: { takes: ['username', 'phone'], type: 'smscode' },
};

/** The ways in that begin with a name, as the vendor offers them: the main ones first, then active others by user name. */
export function localStrategiesOf(strategies: AuthStrategiesConfig): LocalStrategy[] {
  const { mainAuthStrategies, secondaryAuthStrategies } = strategies;
  const others = secondaryAuthStrategies.flatMap(({ strategy, isActive }) =>
    isActive && (strategy === 'UsernameAndPassword' || strategy.startsWith('UsernameAnd')) ? [strategy] : [],
  );
  const names = [...mainAuthStrategies.map(({ strategy }) => strategy), ...others] as MainStrategy[];
  return names.flatMap((name) => localStrategies[name] ?? []);
}

/** Everything somebody may be named by, in the order of the texts that ask for it. */
export function kindsTaken(strategies: readonly LocalStrategy[]): IdentifierKind[] {
  const taken = new Set(strategies.flatMap(({ takes }) => takes));
  return (['email', 'phone', 'username'] as const).filter((kind) => taken.has(kind));
}
