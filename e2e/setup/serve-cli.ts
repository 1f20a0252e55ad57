import { serveBuilds, siteUrl } from './serve';

await serveBuilds();
process.stdout.write(`serving the builds; the studio is at ${siteUrl('studio')}\n`);
