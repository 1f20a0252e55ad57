import { everyStep } from '../setup/steps';
import { expect, test } from '../setup/studio-and-host';

/**
 * What a frame of the studio shows over a world in the page is what the production build shows over HTTP, element for
 * element. One state for each step is enough: the other states of a step run through the same files and differ in data
 * that both sides receive. Both sides are read at rest, and read again until they are equal; sides that stay different fail.
 */
for (const listed of everyStep()) {
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
