import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';

const SERVICE = 'https://identity.portico.test/identity/resources';

/** The statuses of the calls with a passkey. */
export interface PasskeyStory {
  made: number;
  signedIn: number;
  /** The same answer of the key sent a second time. */
  replayed: number;
}

/** Creates a passkey with the browser's authenticator and signs in with it, with a world in this page. */
export async function signInWithPasskey(email: string): Promise<PasskeyStory> {
  const { transport } = createWorld({ latency: 0 }).connect();
  const post = (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return transport(new Request(SERVICE + path, { method: 'POST', body: JSON.stringify(body), headers }));
  };
  const { accessToken } = await (await post('/auth/v1/user', { email, password: DEMO_PASSWORD })).json();
  const creation = await (await post('/users/webauthn/v1/devices', {}, accessToken)).json();
  const made = await post('/users/webauthn/v1/devices/verify', await createKey(creation.options), accessToken);

  const request = await (await post('/auth/v1/webauthn/prelogin', { email })).json();
  const answer = await askKey(request.options);
  const signedIn = await post('/auth/v1/webauthn/postlogin', answer);
  const replayed = await post('/auth/v1/webauthn/postlogin', answer);
  return { made: made.status, signedIn: signedIn.status, replayed: replayed.status };
}

async function createKey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return asSent(await navigator.credentials.create({ publicKey }));
}

async function askKey(options: PublicKeyCredentialRequestOptionsJSON): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return asSent(await navigator.credentials.get({ publicKey }));
}

/** The browser's JSON form of a credential: every binary part as base64url. */
function asSent(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser has given no key.');
  return credential.toJSON();
}
