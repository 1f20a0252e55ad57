import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { bin, ensureInstalled, needsShell, root } from './environment.mjs';
import { giveUp, offerHelp, say } from './say.mjs';
import { isStudioBuilt, noteStudioBuilt } from './sources.mjs';

/**
 * Opens the production build of the studio, and builds it first when its sources have changed. With `--dev`, serves the
 * sources: that follows every saved file, but each screen loads hundreds of modules.
 */
offerHelp(`
npm start -- [options]   opens the studio; builds it first when its sources have changed

  --port PORT   the port of its address (5173)
  --host HOST   the address to listen on, such as 0.0.0.0 (localhost)
  --dev         serves the sources and follows every saved file; starts slower
`);
ensureInstalled();

const { values } = (await import('node:util')).parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    host: { type: 'string' },
    dev: { type: 'boolean', default: false },
  },
  strict: false,
});
const shell = needsShell(bin('vite'));
if (await isPortInUse(Number(values.port), values.host))
  giveUp(
    `port ${values.port} is in use, perhaps by a studio that already runs: end that process, or choose another port with \`npm start -- --port ${Number(values.port) + 1}\`.`,
  );
if (!values.dev && !isStudioBuilt()) buildStudio();

const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
const args = [
  ...(values.dev ? [] : ['preview']),
  // Designs are stored by origin: on another port, the vendor would not find theirs.
  '--strictPort',
  '--port',
  values.port,
  ...(values.host ? ['--host', values.host] : []),
  ...(hasScreen && !process.env.CI ? ['--open'] : []),
];

say('starting the studio; its address follows (Ctrl-C stops it)');
const vite = spawn(bin('vite'), args, { cwd: root, stdio: 'inherit', shell });
vite.on('error', () => giveUp('the studio could not be started; delete node_modules and run this again.'));
vite.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal));

function isPortInUse(port, host = 'localhost') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

function buildStudio() {
  say('building the studio; this happens once, and after changes');
  const { status } = spawnSync(bin('vite'), ['build', '--mode', 'studio', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    shell,
  });
  if (status !== 0) giveUp('the studio could not be built; the errors are above.');
  noteStudioBuilt();
}
