import type { Clock } from '../core/clock';
import { isMessage, openChannel } from './channel';

/** What a tab asks the one that is being answered: to seal its answer for this key. */
interface Question {
  type: 'portico:asked';
  id: string;
  wanted: string;
  key: ArrayBuffer;
}

interface SealedAnswer {
  type: 'portico:answered';
  to: string;
  key: ArrayBuffer;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

/** The turn goes on when every answer has been taken, or after this long. */
const HAND_OVER_MS = 200;

/** What a tab says that has been answered. */
interface Taken {
  type: 'portico:taken';
  id: string;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const CIPHER = { name: 'AES-GCM', length: 256 } as const;
const IV_BYTES = 12;

/** Asks the other tabs for what one of them is just being given. */
export interface Asking<T> {
  /** Never settles where nobody answers. */
  answer: Promise<T>;
  close(): void;
}

/** Puts a question to the tabs of `name`; only this tab can read what comes back. `null` where it cannot be put. */
export async function ask<T>(name: string, wanted: string | undefined): Promise<Asking<T> | null> {
  const { subtle } = globalThis.crypto ?? {};
  if (wanted === undefined || !subtle) return null;
  const own = await subtle.generateKey(CURVE, false, ['deriveKey']);
  const id = crypto.randomUUID();
  const channel = openChannel(name);
  if (!channel) return null;
  const answer = new Promise<T>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage<SealedAnswer>(data, 'portico:answered') && data.to === id) {
        const take = (opened: T) => {
          resolve(opened);
          channel.postMessage({ type: 'portico:taken', id } satisfies Taken);
        };
        // One that cannot be opened is none: the turn comes all the same.
        open<T>(data, own.privateKey).then(take, () => undefined);
      }
    };
  });
  const key = await subtle.exportKey('raw', own.publicKey);
  channel.postMessage({ type: 'portico:asked', id, wanted, key } satisfies Question);
  return { answer, close: () => channel.close() };
}

export interface HandOver {
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Every message that came while the answer was on its way. */
  heard: readonly unknown[];
  wanted: string | undefined;
  answer: unknown;
  clock: Clock;
}

/** Hands an answer to each tab that has asked for the same, and waits until they have it. Never rejects. */
export async function handOver({ channel, heard, wanted, answer, clock }: HandOver): Promise<void> {
  if (!answer) return;
  const questions = heard.filter((data) => isMessage<Question>(data, 'portico:asked')).filter(asksFor(wanted));
  const sealed = await Promise.allSettled(questions.map((question) => seal(question, answer)));
  const answers = sealed.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const owed = new Set(answers.map(({ to }) => to));
  const over = new AbortController();
  channel.onmessage = ({ data }) => {
    if (isMessage<Taken>(data, 'portico:taken')) owed.delete(data.id);
    if (owed.size === 0) over.abort();
  };
  for (const one of answers) channel.postMessage(one);
  if (owed.size > 0) await clock.sleep(HAND_OVER_MS, over.signal).catch(() => undefined);
}

const asksFor = (wanted: string | undefined) => (question: Question) => question.wanted === wanted;

/** Each answer has a key pair of its own, so a key seals one text. */
async function seal({ id, key: theirs }: Question, answer: unknown): Promise<SealedAnswer> {
  const { subtle } = crypto;
  const own = await subtle.generateKey(CURVE, false, ['deriveKey']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(answer));
  const secret = await secretOf(theirs, own.privateKey, 'encrypt');
  const sealed = await subtle.encrypt({ name: CIPHER.name, iv }, secret, text);
  return { type: 'portico:answered', to: id, key: await subtle.exportKey('raw', own.publicKey), iv, sealed };
}

async function open<T>({ key, iv, sealed }: SealedAnswer, own: CryptoKey): Promise<T> {
  const secret = await secretOf(key, own, 'decrypt');
  const text = await crypto.subtle.decrypt({ name: CIPHER.name, iv }, secret, sealed);
  return JSON.parse(new TextDecoder().decode(text));
}

async function secretOf(theirs: ArrayBuffer, own: CryptoKey, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const { subtle } = crypto;
  const theirKey = await subtle.importKey('raw', theirs, CURVE, false, []);
  return subtle.deriveKey({ name: CURVE.name, public: theirKey }, own, CIPHER, false, [use]);
}
