import type { HostSite } from '../../setup/host-site';
import { mailedLink } from './world-rows';

/** Invites a user as an administrator of the demo team. Returns the link in the mail. */
export async function invite(site: HostSite, email: string): Promise<string> {
  await site.inWorld(async (world, wanted) => {
    const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
    const send = (path: string, token: string, body: object) =>
      transport(
        new Request(`https://id.portico.test/identity/resources/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          body: JSON.stringify(body),
        }),
      );
    const { accessToken } = await (await send('auth/v1/user/token/refresh', '', {})).json();
    await send('users/v2', accessToken, { email: wanted, name: 'Mia', roleIds: ['role-support'], provider: 'local' });
  }, email);
  return mailedLink(site);
}
