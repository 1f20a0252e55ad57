import { everyState } from '@portico/fixtures';
import { expect, test } from '../setup/twin-screens';

/**
 * A preview must not lie: what a vendor sees in a frame of the studio, over a world in the page, is what the production
 * build of the kit shows over HTTP, element for element. Both are read at rest and read again until they are the same,
 * since a machine under load may take a breath where nothing is at rest yet; two that stay different fail.
 */
for (const listed of everyState()) {
  test(`${listed.title} is the same in the studio and in the production build over HTTP`, async ({
    inStudio,
    inHost,
  }) => {
    const [readStudio, readHost] = await Promise.all([inStudio(listed), inHost(listed)]);
    await expect(async () => {
      const [studio, host] = await Promise.all([readStudio(), readHost()]);
      expect(host, 'what the host shows').not.toEqual([]);
      expect(studio).toEqual(host);
    }).toPass({ timeout: 20_000 });
  });
}
