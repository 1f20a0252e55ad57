import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer, type WorldServer } from './adapters/node-server';
import type { ScenarioName, World, WorldOptions } from './core/types';
import { DEMO_CLIENT_ID } from './db/catalogue';
import { scenarioNames, scenarios } from './seeds/scenarios';
import { createWorld } from './world/create-world';
import { WorldFileError } from './world/world-file';

const DEFAULT_PORT = 4400;
/** Simulated delays (portal spec §9). */
const DEFAULT_LATENCY = '200-500';
const HELP = `Usage: portico-mock [options]

Serves one mock identity service on this machine.

  --port <number>      where to listen (${DEFAULT_PORT}; 0 takes any free port)
  --host <address>     which address of this machine to listen at (127.0.0.1)
  --allow-remote       let other machines steer the world under /__world, too
  --scenario <names>   how the world begins (${scenarioNames[0]}); several go together with +, see the list below
  --seed <number>      same seed, same data (1)
  --now <moment>       where the world's clock starts, for instance 2026-03-02T09:00:00Z
  --latency <ms>       how long answers take: 0, 300, or a range (${DEFAULT_LATENCY})
  --state <file>       keep the world in this file, and start from it when it exists
  --login-page <dir>   a built page of your own for the hosted login, in place of the product's login box
  --follow-clock       the world's clock runs like this machine's (the default)
  --frozen             the world's clock is stopped until a test moves it
  --help               print this text

Scenarios:
${listScenarios()}

Tests steer the world under /__world: GET inbox, phone, authenticator, journal, faults, snapshot, share; POST clock,
faults, scanner, reset; PUT snapshot, share, metadata.`;

/** Lists the scenarios, one per line. */
function listScenarios(): string {
  const lines = scenarioNames.map((name) => `  ${name.padEnd(20)} ${scenarios[name].description}`);
  return lines.join('\n');
}

/** A mistake on the command line: its message is all that is printed. */
class UsageError extends Error {}

interface Settings {
  port: number;
  host: string | undefined;
  allowRemote: boolean;
  world: WorldOptions;
  stateFile: string | undefined;
  loginPage: string | undefined;
  frozen: boolean;
}

/** Reads the command line; `null` asks for the help text. */
function readSettings(args: string[]): Settings | null {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-remote': { type: 'boolean' },
      scenario: { type: 'string' },
      seed: { type: 'string' },
      now: { type: 'string' },
      latency: { type: 'string' },
      state: { type: 'string' },
      'login-page': { type: 'string' },
      'follow-clock': { type: 'boolean' },
      frozen: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  if (values.frozen && values['follow-clock']) throw new UsageError('Choose one of --frozen and --follow-clock.');
  const frozen = values.frozen ?? false;
  const now = values.now ?? (frozen ? undefined : Date.now());
  return {
    port: readNumber('port', values.port ?? String(DEFAULT_PORT), 65_535),
    host: values.host,
    allowRemote: values['allow-remote'] ?? false,
    world: {
      scenario: values.scenario?.split('+') as ScenarioName[] | undefined,
      seed: readNumber('seed', values.seed ?? '1', Number.MAX_SAFE_INTEGER),
      now,
      latency: readLatency(values.latency ?? DEFAULT_LATENCY),
    },
    stateFile: readFileName(values.state),
    loginPage: readLoginPage(values['login-page']),
    frozen,
  };
}

function readNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max)
    throw new UsageError(`--${name} takes a whole number from 0 to ${max}, not "${text}".`);
  return value;
}

function readFileName(name: string | undefined): string | undefined {
  if (name === '') throw new UsageError('--state takes the name of a file.');
  return name;
}

function readLoginPage(folder: string | undefined): string | undefined {
  if (folder !== undefined && !existsSync(join(folder, 'index.html')))
    throw new UsageError(`--login-page takes a folder with an index.html; there is none in "${folder}".`);
  return folder;
}

function readLatency(text: string): WorldOptions['latency'] {
  const range = /^(\d+)(?:-(\d+))?$/.exec(text);
  if (!range) throw new UsageError(`--latency takes milliseconds (300) or a range (200-500), not "${text}".`);
  return range[2] === undefined ? Number(range[1]) : [Number(range[1]), Number(range[2])];
}

async function serve({ world: options, frozen, ...where }: Settings): Promise<void> {
  const world = createWorld(options);
  const server = await startServer({ world, ...where });
  if (!frozen) followMachine(world);
  // A caller that reads this line may stop the server at once.
  stopWhenAsked(server);
  const [person] = world.people();
  const { scenario, seed } = world.origin();
  console.log(`Portico mock at ${server.url}`);
  console.log(`  client id ${DEMO_CLIENT_ID}, scenario ${scenario.join('+')}, seed ${seed}`);
  console.log(`  sign in as ${person?.email} with ${person?.password}`);
  console.log(`  all users and data: ${server.url}/__world`);
}

function stopWhenAsked(server: WorldServer): void {
  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Moves the clock of a saved world to the time of the machine: tokens that it issues from now on would have expired else. */
function followMachine(world: World): void {
  if (world.clock.now() < Date.now()) world.clock.set(Date.now());
  world.clock.follow(Date.now);
}

/** The message of any failure, in one line. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'This port is busy. Choose another with --port, or 0 for any free one.';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'This machine has no such address. Choose another with --host.';
  if (code === 'EACCES') return 'This port, or the state file, is not open to you. Choose another.';
  if (error instanceof UsageError || error instanceof RangeError || error instanceof WorldFileError) return message;
  return message.split('\n')[0] ?? 'Something went wrong.';
}

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2));
  if (!settings) {
    console.log(HELP);
    return;
  }
  await serve(settings);
}

function fail(error: unknown): never {
  console.error(`portico-mock: ${explain(error)}`);
  process.exit(1);
}

main().catch(fail);
