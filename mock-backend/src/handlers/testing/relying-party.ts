import { createHash } from 'node:crypto';
import type { OAuthTokens } from '@portico/sdk/contract';
import { expect } from 'vitest';
import { exchangeOAuthTokens } from '../../../../sdk/src/api/oauth';
import { DEMO_CLIENT_ID } from '../../db/catalogue';
import type { TestBrowser } from './browser';

/** Origin of the service. */
export const origin = 'https://identity.portico.test';
/** Where the client takes answers. */
export const redirectUri = 'http://localhost:3000/oauth/callback';
/** What the client keeps for itself until it trades the code. */
export const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** A sign-in that the demo client asks for. */
export const request = {
  response_type: 'code',
  client_id: DEMO_CLIENT_ID,
  scope: 'openid email profile',
  redirect_uri: redirectUri,
  code_challenge: challenge,
  code_challenge_method: 'S256',
  nonce: 'n-1',
  state: 's-1',
};

/** Changes of a request: what is undefined is left out. */
export type Parameters = Record<string, string | undefined>;

/** Asks for a sign-in, as the client would but for the changes. */
export function authorize({ fetch }: TestBrowser, changes: Parameters = {}): Promise<Response> {
  const entries = Object.entries({ ...request, ...changes }).filter(([, value]) => value !== undefined);
  return fetch(`/frontegg/oauth/authorize?${new URLSearchParams(entries as [string, string][])}`);
}

/** Where the browser is sent, as an address. */
export function target(response: Response): URL {
  expect(response.status).toBe(302);
  return new URL(response.headers.get('location') ?? '', origin);
}

/** The code that a browser with a session comes back with. */
export async function codeOf(browser: TestBrowser, changes?: Parameters): Promise<string> {
  return target(await authorize(browser, changes)).searchParams.get('code') ?? '';
}

/** Trades a code for tokens. */
export function redeem({ http }: TestBrowser, code: string, changes: object = {}): Promise<OAuthTokens> {
  const body = { grant_type: 'authorization_code' as const, code, redirect_uri: redirectUri, code_verifier: verifier };
  return exchangeOAuthTokens(http, { ...body, ...changes });
}

/** Trades a refresh token for new ones. */
export function renew({ http }: TestBrowser, token: string, changes: object = {}): Promise<OAuthTokens> {
  return exchangeOAuthTokens(http, { grant_type: 'refresh_token', refresh_token: token, ...changes });
}
