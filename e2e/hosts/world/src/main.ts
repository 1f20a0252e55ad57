import { createWorld } from '@portico/mock-backend';
import { signInAtCompany } from './company-sign-in';
import { signInWithPasskey } from './passkey-sign-in';
import { signInWithProvider } from './social-sign-in';

declare global {
  interface Window {
    /** Milliseconds that so many calls take which leave at the same moment; of a world, and of a function that answers all alike. */
    callsAtOnce(count: number): Promise<{ ours: number; baseline: number }>;
    signInAtCompany: typeof signInAtCompany;
    signInWithPasskey: typeof signInWithPasskey;
    signInWithProvider: typeof signInWithProvider;
  }
}

const ADDRESS = 'https://identity.portico.test/frontegg/flags';
const { transport } = createWorld({ latency: 0, checkAnswers: false }).connect();
const patched = async (request: Request) => Response.json({ asked: request.url });

window.signInAtCompany = signInAtCompany;
window.signInWithPasskey = signInWithPasskey;
window.signInWithProvider = signInWithProvider;
window.callsAtOnce = async (count) => ({
  baseline: await timeOf(count, patched),
  ours: await timeOf(count, transport),
});

async function timeOf(count: number, answer: (request: Request) => Promise<Response>) {
  const started = performance.now();
  await Promise.all(Array.from({ length: count }, async () => (await answer(new Request(ADDRESS))).json()));
  return performance.now() - started;
}
