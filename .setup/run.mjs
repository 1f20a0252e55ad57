import { spawn } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root } from './environment.mjs';

/** Runs one TypeScript script of the workspace on its sources, with packages and a browser in place. */
ensureInstalled();
const [script, ...args] = process.argv.slice(2);
const child = spawn(process.execPath, ['--conditions=portico-source', '--import', 'tsx', script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORTICO_BROWSER: ensureBrowser() },
});
child.on('exit', (code) => process.exit(code ?? 1));
