import { serveBuilds, siteUrl } from './serve';

try {
  await serveBuilds();
  process.stdout.write(`serving the builds; the studio is at ${siteUrl('studio')}\n`);
} catch (error) {
  process.stderr.write(`portico: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
