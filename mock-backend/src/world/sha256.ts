const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const ROUNDS = 64;

/** The first 32 bits of the fractional parts of a root of the first primes: the constants of the standard. */
function primeRoots(count: number, root: number): Uint32Array {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return Uint32Array.from(primes, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

/** SHA-256 (FIPS 180-4), for pages without the browser's own implementation (plain http). */
export function sha256(message: Uint8Array): Uint8Array {
  const constants = primeRoots(ROUNDS, 3);
  const state = primeRoots(8, 2);
  const padded = pad(message);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) {
    const block = new DataView(padded.buffer, offset, BLOCK_BYTES);
    mix(state, schedule(block), constants);
  }
  const digest = new DataView(new ArrayBuffer(state.byteLength));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.byteLength + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.byteLength] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.byteLength - LENGTH_BYTES, BigInt(message.byteLength) * 8n);
  return padded;
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let index = 0; index < ROUNDS; index++) {
    if (index < 16) {
      words[index] = block.getUint32(index * 4);
      continue;
    }
    const [near, far] = [word(words, index - 2), word(words, index - 15)];
    const sum0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const sum1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[index] = word(words, index - 16) + sum0 + word(words, index - 7) + sum1;
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array, constants: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < ROUNDS; index++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + word(constants, index) + word(words, index);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = word(state, index) + value;
}

function turn(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}

function word(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}
