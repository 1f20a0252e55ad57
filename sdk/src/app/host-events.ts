/** Somebody has a new account (contract: sdk-surface §4). */
export interface SignUpCompletePayload {
  name?: string;
  companyName?: string;
  phoneNumber?: string;
  email?: string;
  id?: string;
  createdAt?: Date;
  tenantId?: string;
  url?: URL;
  authenticationType: 'SOCIAL_LOGIN' | 'PASSWORD' | 'PHONE_NUMBER' | 'USERNAME';
  /** Type or id of the provider, for `SOCIAL_LOGIN`. */
  socialProvider?: string;
}

/** Somebody has shown that an address is theirs (contract: sdk-surface §4). */
export interface UserVerifiedPayload {
  email: string;
  origin: 'SOCIAL_LOGIN' | 'PASSWORDLESS' | 'ACTIVATION_LINK';
  createdAt?: Date;
  tenantId?: string;
  id?: string;
  url?: URL;
  name?: string;
}

/** What hosts may hear of, for their statistics. */
export interface HostEvents {
  signUpComplete?: (payload: SignUpCompletePayload) => void;
  userVerified?: (payload: UserVerifiedPayload) => void;
}
