import { everyStep } from '../setup/steps';
import { expect, test } from '../setup/studio-and-host';

/**
 * A frame of the studio with a world in the page shows the same elements as the production build over HTTP. One state
 * of each step is enough: the other states of a step use the same files and differ in data that both sides receive.
 * Both sides are read at rest, and read again until they are equal. Sides that stay different fail the test.
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
