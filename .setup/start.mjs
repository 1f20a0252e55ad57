import { spawn } from 'node:child_process';
import { bin, ensureInstalled, root } from './environment.mjs';
import { giveUp, say } from './say.mjs';

ensureInstalled();

const { values } = (await import('node:util')).parseArgs({
  options: { port: { type: 'string', default: '5173' }, host: { type: 'string' } },
  strict: false,
});
const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
const args = [
  '--port',
  values.port,
  ...(values.host ? ['--host', values.host] : []),
  ...(hasScreen && !process.env.CI ? ['--open'] : []),
];

say('starting the studio; its address follows (Ctrl-C stops it)');
const vite = spawn(bin('vite'), args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
vite.on('error', () => giveUp('the studio could not be started; delete node_modules and run this again.'));
vite.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal));
