import { base64url } from 'jose';
import { createSoftwareKey, type SoftwareKey } from './software-key';

/** The keys of a user's device, in software: what `navigator.credentials` is in a browser. */
export interface KeyRing {
  /** Makes a key (WebAuthn §5.1.3). Rejects with `InvalidStateError` when it holds one of the excluded keys. */
  create(options: CredentialCreationOptions): Promise<Credential>;
  /**
   * Answers with the latest key that fits (WebAuthn §5.1.4); with `mediation: 'conditional'` once {@link choose} is called.
   * Rejects with `NotAllowedError` when there is none, with `AbortError` by the signal.
   */
  get(options: CredentialRequestOptions): Promise<Credential>;
  /** It does: with `mediation: 'conditional'`. */
  offersAutofill(): Promise<boolean>;
  /** Chooses the passkey that a page offers below a field. */
  choose(): void;
  /** Dismisses the next questions, for as long as it is true. */
  setDismissive(dismissive: boolean): void;
}

interface HeldKey {
  key: SoftwareKey;
  rpId: string;
  userHandle: string;
}

/** A device without keys. Its keys are drawn at random, not from the seed of a world. */
export function createKeyRing(): KeyRing {
  const held: HeldKey[] = [];
  let choose = () => {};
  let dismissive = false;

  async function create({ publicKey }: CredentialCreationOptions): Promise<Credential> {
    if (dismissive || !publicKey) throw refusal('NotAllowedError');
    const { rp, user, excludeCredentials = [], challenge } = publicKey;
    const taken = excludeCredentials.map(({ id }) => toText(id));
    if (held.some(({ key }) => taken.includes(key.id))) throw refusal('InvalidStateError');
    const key = await createSoftwareKey();
    const rpId = rp.id ?? '';
    const wire = { rp: { id: rpId, name: rp.name }, challenge: toText(challenge), pubKeyCredParams: [] };
    const { response } = await key.create({ ...wire, user: { id: '', name: '', displayName: '' } }, pageOrigin());
    held.unshift({ key, rpId, userHandle: new TextDecoder().decode(user.id) });
    return credential(key.id, response);
  }

  async function get({ publicKey, mediation, signal }: CredentialRequestOptions): Promise<Credential> {
    if (mediation === 'conditional') await chosen(signal);
    const { rpId = '', allowCredentials = [], challenge } = publicKey ?? { challenge: new ArrayBuffer() };
    const allowed = allowCredentials.map(({ id }) => toText(id));
    const found = held.find((one) => one.rpId === rpId && (allowed.length === 0 || allowed.includes(one.key.id)));
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

/** A page's own origin; without a page the key answers to the site it was made for. */
function pageOrigin(): { origin?: string } {
  const origin = globalThis.location?.origin;
  return origin === undefined || origin === 'null' ? {} : { origin };
}

/** A key's answer as a browser hands it over: bytes, where the wire has text. */
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
