/** A user of a scenario. Names and addresses never change, so that fixtures and tests can refer to them. */
export interface CastMember {
  name: string;
  /** In a reserved domain (RFC 2606), so that no mail can reach a real address. */
  email: string;
  role: 'admin' | 'support' | 'read-only';
  /** Enrolled second factors. */
  factors?: readonly ('authenticator' | 'sms')[];
  /** Default: `active`. */
  status?: 'locked' | 'disabled' | 'unverified' | 'temporary';
  /** Also a member of this tenant, with the same role. */
  alsoIn?: string;
}

/** A tenant and its users. */
export interface CastTenant {
  alias: string;
  name: string;
  address: string;
  timezone: string;
  /** Alias of the parent tenant; absent for a top-level one. */
  parent?: string;
  isReseller?: boolean;
  people: readonly CastMember[];
}

/** The password of every user in a scenario. */
export const DEMO_PASSWORD = 'Harbor-Light-42';

/** An administrator of two tenants, with every permission and no second factor. */
export const tenantAdminEmail = 'ada@acme.test';

/** The demo team of 10 (portal spec §9) with every kind of second factor and status. */
export const acme: CastTenant = {
  alias: 'acme',
  name: 'Acme Harbor',
  address: '12 Quay Street, Portland',
  timezone: 'America/Los_Angeles',
  people: [
    { name: 'Ada Moreno', email: tenantAdminEmail, role: 'admin', alsoIn: 'brightwater' },
    { name: 'Ben Okafor', email: 'ben@acme.test', role: 'admin', factors: ['authenticator'] },
    { name: 'Chloe Lindqvist', email: 'chloe@acme.test', role: 'support', factors: ['sms'] },
    { name: 'Daniel Reyes', email: 'daniel@acme.test', role: 'read-only', factors: ['authenticator', 'sms'] },
    { name: 'Elif Kaya', email: 'elif@acme.test', role: 'read-only', status: 'locked' },
    { name: 'Farid Haddad', email: 'farid@acme.test', role: 'support', status: 'disabled' },
    { name: 'Grace Nwosu', email: 'grace@acme.test', role: 'read-only', status: 'unverified' },
    { name: 'Hugo Martens', email: 'hugo@acme.test', role: 'support', status: 'temporary' },
    { name: 'Ines Carvalho', email: 'ines@acme.test', role: 'read-only' },
    { name: 'Jonas Weber', email: 'jonas@acme.test', role: 'support' },
  ],
};

/** A second tenant, of which the administrator of the first is a member, too. */
export const brightwater: CastTenant = {
  alias: 'brightwater',
  name: 'Brightwater Studio',
  address: '3 Mill Lane, Bristol',
  timezone: 'Europe/London',
  people: [
    { name: 'Kira Novak', email: 'kira@brightwater.test', role: 'admin', factors: ['authenticator'] },
    { name: 'Liam Byrne', email: 'liam@brightwater.test', role: 'read-only' },
  ],
};
