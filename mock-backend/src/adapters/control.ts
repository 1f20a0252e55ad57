import type { PortalMetadata } from '@portico/sdk/metadata';
import type { DirectoryPerson, DnsRecord, FaultRule, World } from '../core/types';
import { DEMO_CLIENT_ID } from '../db/catalogue';
import { readShareString, writeShareString } from '../world/share-string';
import { WorldFileError } from '../world/world-file';

/** Where the control calls of a served world start. */
export const CONTROL_PATH = '/__world';

/** What a control call answers, sent as JSON. */
export interface ControlReply {
  status: number;
  body?: unknown;
}

/** The first users of a world are its cast; an enterprise has a hundred thousand more. */
const PEOPLE_SHOWN = 100;

type Control = (world: World, body: unknown, id: string) => unknown;

/** Everything a test may do to a served world, by method and path after `/__world`. */
const controls: Record<string, Control> = {
  'GET ': (world) => ({
    ...describeOrigin(world),
    now: new Date(world.clock.now()).toISOString(),
    clientId: DEMO_CLIENT_ID,
    redirectAddresses: world.redirectAddresses(),
    people: world.people().slice(0, PEOPLE_SHOWN),
  }),
  'GET inbox': (world) => world.inbox.list(),
  'POST inbox': (world, _, id) => world.inbox.open(id),
  'POST scanner': async (world, _, id) => ({ status: await world.inbox.scan(id) }),
  'DELETE inbox': (world) => world.inbox.clear(),
  'GET phone': (world) => world.phone.list(),
  'DELETE phone': (world) => world.phone.clear(),
  'GET authenticator': (world) => world.authenticator.accounts(),
  'GET dns': (world) => world.dns.list(),
  'POST dns': (world, body) => world.dns.publish(body as DnsRecord),
  'DELETE dns': (world, _, domain) => world.dns.remove(domain),
  'GET directory': (world) => world.directory.connections(),
  'POST directory': (world, body, connectionId) => world.directory.push(connectionId, body as DirectoryPerson),
  'GET journal': (world) => world.journal.list(),
  'DELETE journal': (world) => world.journal.clear(),
  'POST clock': (world, body) => moveClock(world, body as { advance?: number; set?: string | number }),
  'GET faults': (world) => world.faults.list(),
  'POST faults': (world, body) => ({ id: world.faults.add(body as FaultRule) }),
  'DELETE faults': (world, _, id) => (id ? world.faults.remove(id) : world.faults.clear()),
  'GET redirects': (world) => world.redirectAddresses(),
  'POST redirects': (world, body) => world.allowRedirect(addressIn(body)),
  'PUT metadata': (world, body) => world.publish(body as PortalMetadata),
  'POST reset': (world) => world.reset(),
  'GET snapshot': (world) => world.snapshot(),
  'PUT snapshot': (world, body) => world.restore(body),
  'GET share': shareWorld,
  'PUT share': async (world, body) => world.restore(await readShareString(String((body as { share?: unknown }).share))),
};

/** Answers one control call; what the world refuses becomes a 400 with its own sentence. */
export async function answerControl(world: World, method: string, path: string, text: string): Promise<ControlReply> {
  const [name = '', id = ''] = path.slice(CONTROL_PATH.length + 1).split('/');
  const control = controls[`${method} ${name}`];
  if (!control) return { status: 404, body: { errors: [`There is no control ${method} ${path}.`] } };
  try {
    const body = await control(world, text === '' ? undefined : JSON.parse(text), id);
    return body === undefined ? { status: 204 } : { status: 200, body };
  } catch (error) {
    if (error instanceof SyntaxError) return { status: 400, body: { errors: ['The body is not whole JSON.'] } };
    if (error instanceof WorldFileError || error instanceof RangeError) {
      return { status: 400, body: { errors: [error.message] } };
    }
    return { status: 404, body: { errors: [error instanceof Error ? error.message : String(error)] } };
  }
}

function describeOrigin(world: World) {
  const { scenario, ...origin } = world.origin();
  return { ...origin, scenario: scenario.join('+') };
}

async function shareWorld(world: World): Promise<{ share: string }> {
  const share = await writeShareString(world);
  if (share === null) throw new RangeError('This world is too large for a share string; take its snapshot.');
  return { share };
}

function addressIn(body: unknown): string {
  const { address } = { ...(body as { address?: unknown }) };
  if (typeof address !== 'string') throw new RangeError('Say which address: { "address": "https://…" }.');
  return address;
}

function moveClock(world: World, { advance, set }: { advance?: number; set?: string | number } = {}): { now: string } {
  if (advance === undefined && set === undefined) {
    throw new RangeError('Say how to move the clock: { "advance": milliseconds } or { "set": moment }.');
  }
  if (set !== undefined) world.clock.set(set);
  if (advance !== undefined) world.clock.advance(advance);
  return { now: new Date(world.clock.now()).toISOString() };
}
