/** Payload of the event for a new account (contract: sdk-surface §4). */
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

/** Payload of the event for a verified address (contract: sdk-surface §4). */
export interface UserVerifiedPayload {
  email: string;
  origin: 'SOCIAL_LOGIN' | 'PASSWORDLESS' | 'ACTIVATION_LINK';
  createdAt?: Date;
  tenantId?: string;
  id?: string;
  url?: URL;
  name?: string;
}

/** Callbacks of the host, for its analytics. */
export interface HostEvents {
  signUpComplete?: (payload: SignUpCompletePayload) => void;
  userVerified?: (payload: UserVerifiedPayload) => void;
}
