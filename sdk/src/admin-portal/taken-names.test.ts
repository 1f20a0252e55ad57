import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import type { App } from '../app/app';
import { createTestApp } from '../app/test-app';
import { createGroupsStore } from './pages/groups/groups-store';
import { createProvisioningStore } from './pages/provisioning/provisioning-store';
import { createRolesStore } from './pages/roles/roles-store';
import { createSsoStore } from './pages/sso/sso-store';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'small-team' });
});

/** A page's store: a creation that the service accepts once, and the text of what is shown. */
interface Creation {
  load(): Promise<void>;
  create(): Promise<unknown>;
  shown(): string;
}

function groups({ http }: App): Creation {
  const { getState } = createGroupsStore(http);
  const create = () => getState().create({ name: 'Night shift', description: '', color: '' });
  return { load: getState().load, create, shown: () => JSON.stringify(getState().data) };
}

function roles({ http }: App): Creation {
  const { getState } = createRolesStore(http);
  const draft = { key: 'night', name: 'Night shift', description: '', isDefault: false, permissions: [] };
  return {
    load: getState().load,
    create: () => getState().create(draft, undefined),
    shown: () => JSON.stringify(getState().data),
  };
}

function directories({ http, session }: App): Creation {
  const { getState } = createProvisioningStore(http, session);
  const create = () =>
    getState().create({ connectionName: 'Night shift', source: 'okta', syncToUserManagement: false });
  return { load: getState().load, create, shown: () => JSON.stringify(getState().connections) };
}

function domains({ http }: App): Creation {
  const { getState } = createSsoStore(http);
  const create = () => getState().addDomain('sso-acme', 'night-shift.example');
  return { load: getState().load, create, shown: () => JSON.stringify(getState().connections) };
}

it.each([
  ['group', groups],
  ['role', roles],
  ['directory', directories],
  ['domain', domains],
])('shows the %s that is there already, as after an attempt whose answer was lost', async (_, open) => {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await app.start();
  const [first, second] = [open(app), open(app)];
  await Promise.all([first.load(), second.load()]);
  await first.create();
  expect(second.shown()).not.toMatch(/night.shift/i);
  await expect(second.create()).rejects.toMatchObject({ statusCode: 409 });
  expect(second.shown()).toMatch(/night.shift/i);
});
