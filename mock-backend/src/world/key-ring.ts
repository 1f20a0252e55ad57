import { base64url } from 'jose';
import { createSoftwareKey, type SoftwareKey } from './software-key';

/** The keys of a user's device, in software: the counterpart of `navigator.credentials` in a browser. */
export interface KeyRing {
  /** Creates a key (WebAuthn §5.1.3). Rejects with `InvalidStateError` if the device has one of the excluded keys. */
  create(options: CredentialCreationOptions): Promise<Credential>;
  /**
   * Signs with the latest matching key (WebAuthn §5.1.4); with `mediation: 'conditional'` once {@link choose} is
   * called. Rejects with `NotAllowedError` without a matching key, with `AbortError` on abort of the signal.
   */
  get(options: CredentialRequestOptions): Promise<Credential>;
  /** Resolves with true: {@link get} supports `mediation: 'conditional'`. */
  offersAutofill(): Promise<boolean>;
  /** Chooses the passkey that a page offers below a field. */
  choose(): void;
  /** Dismisses all prompts while it is true. */
  setDismissive(dismissive: boolean): void;
}

interface StoredKey {
  key: SoftwareKey;
  rpId: string;
  userHandle: string;
}

/** Creates a device without keys. Its keys are random, not drawn from the seed of a world. */
export function createKeyRing(): KeyRing {
  const keys: StoredKey[] = [];
  let choose = () => {};
  let dismissive = false;

  async function create({ publicKey }: CredentialCreationOptions): Promise<Credential> {
    if (dismissive || !publicKey) throw refusal('NotAllowedError');
    const { rp, user, excludeCredentials = [], challenge } = publicKey;
    const taken = excludeCredentials.map(({ id }) => toText(id));
    if (keys.some(({ key }) => taken.includes(key.id))) throw refusal('InvalidStateError');
    const key = await createSoftwareKey();
    const rpId = rp.id ?? '';
    const wire = { rp: { id: rpId, name: rp.name }, challenge: toText(challenge), pubKeyCredParams: [] };
    const { response } = await key.create({ ...wire, user: { id: '', name: '', displayName: '' } }, pageOrigin());
    keys.unshift({ key, rpId, userHandle: new TextDecoder().decode(user.id) });
    return credential(key.id, response);
  }

  async function get({ publicKey, mediation, signal }: CredentialRequestOptions): Promise<Credential> {
    if (mediation === 'conditional') await chosen(signal);
    const { rpId = '', allowCredentials = [], challenge } = publicKey ?? { challenge: new ArrayBuffer() };
    const allowed = allowCredentials.map(({ id }) => toText(id));
    const found = keys.find((one) => one.rpId === rpId && (allowed.length === 0 || allowed.includes(one.key.id)));
    if (dismissive || !found) throw refusal('NotAllowedError');
    const quirks = { ...pageOrigin(), userHandle: found.userHandle };
    const { response } = await found.key.get({ rpId, challenge: toText(challenge) }, quirks);
    return credential(found.key.id, response);
  }

  function chosen(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      choose = resolve;
      signal?.addEventListener('abort', () => reject(refusal('AbortError')));
    });
  }

  return {
    create,
    get,
    offersAutofill: async () => true,
    choose: () => choose(),
    setDismissive: (value) => {
      dismissive = value;
    },
  };
}

/** The origin of the page; empty without a page, so that the key uses that of the request's site. */
function pageOrigin(): { origin?: string } {
  const origin = globalThis.location?.origin;
  return origin === undefined || origin === 'null' ? {} : { origin };
}

/** A key's answer in the form of a browser: bytes, where the wire has text. */
function credential(id: string, response: Readonly<Record<string, string | null | undefined>>): Credential {
  const parts = Object.entries(response).map(([name, text]) => [
    name,
    text ? base64url.decode(text).slice().buffer : null,
  ]);
  const answer = { id, type: 'public-key', authenticatorAttachment: 'platform', response: Object.fromEntries(parts) };
  return answer as unknown as Credential;
}

function toText(bytes: BufferSource): string {
  return base64url.encode(
    ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes),
  );
}

function refusal(name: string): DOMException {
  return new DOMException('The key has not answered.', name);
}
