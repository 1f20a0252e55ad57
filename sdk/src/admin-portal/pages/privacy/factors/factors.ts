import { Fingerprint, KeyRound, type LucideIcon, Mail, MessageSquare, Smartphone } from 'lucide-react';
import type { MfaDevices, MfaStrategyName } from '../../../../contract';

/** One second factor that the user has enrolled. */
export interface Factor {
  strategy: MfaStrategyName;
  /** Absent for codes by mail, which can only be turned off together with all other factors. */
  id?: string;
  /** Tells several factors of one kind apart: a masked phone number, or an e-mail address. */
  address?: string;
}

/** Kinds of second factors that can be added on this page, the safest first. */
const addableStrategies = ['WebAuthnPlatform', 'WebAuthnCrossPlatform', 'AuthenticatorApp', 'SMS'] as const;
/** A kind of second factor that can be added on this page. */
export type AddableStrategy = (typeof addableStrategies)[number];

/** Icons of the kinds. */
export const factorIcons: Readonly<Record<MfaStrategyName, LucideIcon>> = {
  AuthenticatorApp: Smartphone,
  SMS: MessageSquare,
  EmailCode: Mail,
  WebAuthnPlatform: Fingerprint,
  WebAuthnCrossPlatform: KeyRound,
};

/** Kinds of which a user can have several. */
const repeatable: readonly AddableStrategy[] = ['SMS', 'WebAuthnCrossPlatform'];

/** The enrolled factors in the order of the page. */
export function factorsOf({ webauthn, authenticators, phones, emails }: MfaDevices): Factor[] {
  return [
    ...webauthn.map(({ id, deviceType }) => ({ strategy: `WebAuthn${deviceType}` as const, id })),
    ...authenticators.map(({ id }) => ({ strategy: 'AuthenticatorApp' as const, id })),
    ...phones.map(({ id, phoneNumber }) => ({ strategy: 'SMS' as const, id, address: phoneNumber })),
    ...emails.map(({ email }) => ({ strategy: 'EmailCode' as const, address: email })),
  ];
}

/** The kinds that can still be added: offered by the vendor, and not enrolled yet or possible several times. */
export function addableOf(factors: readonly Factor[], offered: readonly MfaStrategyName[]): AddableStrategy[] {
  const isEnrolled = (name: MfaStrategyName) => factors.some(({ strategy }) => strategy === name);
  return addableStrategies.filter((name) => offered.includes(name) && (!isEnrolled(name) || repeatable.includes(name)));
}
