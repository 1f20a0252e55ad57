import { createWorld } from '@portico/mock-backend';

const SERVICE = 'https://identity.portico.test';
const SSO = `${SERVICE}/frontegg/identity/resources/auth/v1/user/sso`;
const REDIRECT_URI = 'http://localhost:3000/account/social/success';

/** The statuses of the calls that exchange a provider's code. */
export interface ProviderStory {
  withoutVerifier: number;
  signedIn: number;
  /** The same code sent a second time. */
  replayed: number;
}

/** Signs in with an account of a provider, with a world in this page and the cryptography of the page. */
export async function signInWithProvider(email: string): Promise<ProviderStory> {
  const { transport } = createWorld({ latency: 0 }).connect();
  const verifier = 'v'.repeat(43);
  const query = new URLSearchParams({
    redirectUri: REDIRECT_URI,
    state: 's-1',
    code_challenge: await codeChallenge(verifier),
  });
  const page = (await transport(new Request(`${SSO}/default/google/prelogin?${query}`))).headers.get('location') ?? '';
  const choice = { method: 'POST', body: new URLSearchParams({ account: email }) };
  const back = await transport(new Request(new URL(page, SERVICE), choice));
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';

  async function trade(proof: string): Promise<number> {
    const answer = new URLSearchParams({ code, redirectUri: REDIRECT_URI, code_verifier_pkce: proof });
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`${SSO}/google/postlogin?${answer}`, { method: 'POST', body: '{}', headers });
    return (await transport(request)).status;
  }
  return {
    withoutVerifier: await trade('w'.repeat(43)),
    signedIn: await trade(verifier),
    replayed: await trade(verifier),
  };
}

async function codeChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
