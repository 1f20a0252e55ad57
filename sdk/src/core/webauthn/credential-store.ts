/** Source of keys: the browser's `navigator.credentials`, or its replacement in a test or a preview. */
export interface CredentialStore {
  create(options: CredentialCreationOptions): Promise<Credential | null>;
  get(options: CredentialRequestOptions): Promise<Credential | null>;
  /** Whether passkeys can be offered in the list below a field (`mediation: 'conditional'`). */
  offersAutofill(): Promise<boolean>;
}

/** Returns the browser's credentials; `null` if it doesn't support keys, or the page has no secure connection. */
export function browserCredentials(): CredentialStore | null {
  if (typeof PublicKeyCredential === 'undefined' || !navigator.credentials) return null;
  const { credentials } = navigator;
  return {
    create: (options) => credentials.create(options),
    get: (options) => credentials.get(options),
    offersAutofill: async () => (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false,
  };
}
