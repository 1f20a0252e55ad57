// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messageSubscriptionSchema } from '../../../../contract/connectivity';
import { preparePage, renderPortal, type TestPortalOptions } from '../../../test-portal';
import { MAX_RECIPIENTS } from './dialogs/recipient-checks';

preparePage();

const metadata = { navigation: { webhooks: { visibility: 'byPermissions' as const } } };
const EMAILS = '/integrations/resources/configurations/v1/emails';
const SLACK = '/integrations/resources/configurations/v1/slack';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'small-team' });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const mount = (options: TestPortalOptions = {}) => renderPortal(world, { page: 'webhooks', metadata, ...options });
const show = (channel: string, options: TestPortalOptions = {}) => mount({ params: { channel }, ...options });
const written = () =>
  world.journal
    .list()
    .filter(({ method, path }) => method !== 'GET' && path.includes('/integrations/'))
    .map(({ method, path, status }) => [method, path.replace(/^.*\/configurations\/v\d\//, ''), status]);
const configurations = () =>
  (world.snapshot().tables.messageConfigurations as Record<string, unknown>[]).filter(
    ({ tenantId }) => tenantId === 'tenant-acme',
  );
const slackRows = () =>
  (world.snapshot().tables.slackSubscriptions as Record<string, unknown>[]).filter(
    ({ tenantId }) => tenantId === 'tenant-acme',
  );

/** Changes rows of a table of the world, as another administrator would. */
function change(table: string, id: string, changes: Record<string, unknown>) {
  const { tables, ...snapshot } = world.snapshot();
  const rows = (tables[table] as { id: string }[]).map((row) => (row.id === id ? { ...row, ...changes } : row));
  world.restore({ ...snapshot, tables: { ...tables, [table]: rows } });
}

const edit = async (event: string) => screen.findByRole('button', { name: `Edit “${event}”` });
const panel = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('takes as many recipients as the contract', () => {
  const body = (length: number) => ({ name: '', enabled: true, recipients: Array(length).fill('a@acme.test') });
  expect(messageSubscriptionSchema.safeParse(body(MAX_RECIPIENTS)).success).toBe(true);
  expect(messageSubscriptionSchema.safeParse(body(MAX_RECIPIENTS + 1)).success).toBe(false);
});

it('shows a card for each channel with its events, which leads to it', async () => {
  const { user, app } = await mount();
  const cards = within(await screen.findByRole('navigation', { name: 'Channels' }));
  expect(cards.getByRole('button', { name: /Webhooks/ }).getAttribute('aria-current')).toBe('page');
  expect(cards.getByRole('button', { name: /SMS.*0 events.*Not active/ })).toBeTruthy();
  await user.click(cards.getByRole('button', { name: /Email.*1 event.*Active/ }));
  expect(await screen.findByRole('heading', { name: 'Email', level: 1 })).toBeTruthy();
  expect(app.portal.getState().params).toMatchObject({ channel: 'email' });
});

it('leaves out a channel that is not offered, and one that the user may not see', async () => {
  const { tables, ...snapshot } = world.snapshot();
  const permissionIds = ['webhooks', 'events', 'eventCategories', 'smsConfig'].map(
    (what) => `permission-fe.connectivity.read.${what}`,
  );
  const roles = (tables.roles as { id: string }[]).map((role) => ({ ...role, permissionIds }));
  world.restore({ ...snapshot, tables: { ...tables, roles } });
  await mount({ signedInAs: 'ines@acme.test', params: { channel: 'email' } });
  const cards = within(await screen.findByRole('navigation', { name: 'Channels' }));
  expect(cards.getAllByRole('button')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeTruthy();
});

it('says that the channels could not be loaded, and loads them again', async () => {
  world.faults.add({ call: 'GET /event/resources/configurations/v1', kind: 'offline' });
  const { user } = await mount();
  expect(await screen.findByText('The other channels could not be loaded')).toBeTruthy();
  world.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('navigation', { name: 'Channels' })).toBeTruthy();
});

it('adds typed and pasted addresses, refuses others at the field, and keeps all after a failure', async () => {
  const { user } = await show('email');
  await user.click(await edit('User invited'));
  const form = await panel('Recipients of “User invited”');
  const field = form.getByLabelText('Email address');
  await user.type(field, 'ops@acme');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText(/Enter a whole address/)).toBeTruthy();
  await user.type(field, '.test, cto@acme.test{Enter}');
  expect(form.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['ops@acme.test', 'cto@acme.test']);
  await user.type(form.getByLabelText('Email address'), 'OPS@acme.test{Enter}');
  expect(form.getByText('This recipient is in the list already.')).toBeTruthy();
  await user.clear(form.getByLabelText('Email address'));
  await user.type(form.getByLabelText('Email address'), 'last@acme.test');

  const fault = world.faults.add({ call: `POST ${EMAILS}/{eventKey}`, kind: 'status', status: 500 });
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText(/Something went wrong on our side/)).toBeTruthy();
  expect(form.getAllByRole('listitem')).toHaveLength(2);
  world.faults.remove(fault);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await closed();
  expect(configurations().find(({ eventKey }) => eventKey === 'user.invited')).toMatchObject({
    enabled: true,
    subscriptions: [{ recipients: ['ops@acme.test', 'cto@acme.test', 'last@acme.test'] }],
  });
  expect(await screen.findByText('last@acme.test')).toBeTruthy();
});

it('sends only the changed subscription, and nothing if nothing changed', async () => {
  const { user } = await show('email');
  await user.click(await edit('Token created'));
  const form = await panel(/^Recipients/);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText('Nothing has changed yet.');
  expect(written()).toEqual([]);
  await user.type(form.getByLabelText('Email address'), 'cto@acme.test');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await closed();
  expect(written()).toEqual([['PUT', 'emails/token.created/subscriptions/subscription-owners-acme', 200]]);
});

it('deletes an event without recipients', async () => {
  const { user } = await show('email');
  await user.click(await edit('Token created'));
  const form = await panel(/^Recipients/);
  await user.click(form.getByRole('button', { name: 'Remove ada@acme.test' }));
  expect(form.getByText(/no longer sent/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await closed();
  expect(written()).toEqual([['DELETE', 'emails/token.created', 200]]);
  expect(configurations()).toEqual([]);
});

it('keeps a subscription that is off, with its recipients', async () => {
  const off = { id: 'off', name: 'Off', enabled: false, recipients: ['off@acme.test'] };
  const on = { id: 'on', name: 'On', enabled: true, recipients: ['on@acme.test'] };
  change('messageConfigurations', 'email-tokens-acme', { subscriptions: [off, on] });
  const { user } = await show('email', { dialog: { kind: 'editRecipients', eventKey: 'token.created' } });
  const form = await panel(/^Recipients/);
  await user.click(form.getByRole('button', { name: 'Remove on@acme.test' }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await closed();
  expect(configurations()).toMatchObject([{ subscriptions: [off] }]);
});

it('says that another administrator has changed the recipients, and keeps the entries', async () => {
  const { user } = await show('email', { dialog: { kind: 'editRecipients', eventKey: 'token.created' } });
  const form = await panel(/^Recipients/);
  await user.type(form.getByLabelText('Email address'), 'cto@acme.test{Enter}');
  const subscriptions = [{ id: 'new', name: 'New', enabled: true, recipients: ['new@acme.test'] }];
  change('messageConfigurations', 'email-tokens-acme', { subscriptions });
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  const anyway = await form.findByRole('button', { name: /anyway/i });
  expect(written()).toEqual([]);
  await user.click(anyway);
  await closed();
  expect(configurations()).toMatchObject([{ subscriptions: [{ recipients: ['ada@acme.test', 'cto@acme.test'] }] }]);
});

it('adds recipients to several events, and after a failure only to those that are missing', async () => {
  const { user } = await show('email', { dialog: { kind: 'addRecipients' } });
  const form = await panel('Add recipients');
  await user.type(form.getByLabelText('Email address'), 'cto@acme.test{Enter}');
  await user.click(form.getByRole('checkbox', { name: 'All of API tokens' }));
  const fault = world.faults.add({
    call: `PUT ${EMAILS}/{eventKey}/subscriptions/{subscriptionId}`,
    kind: 'status',
    status: 500,
  });
  const submit = form.getByRole('button', { name: 'Add to events' });
  await user.click(submit);
  expect(await form.findByText(/Something went wrong on our side/)).toBeTruthy();
  world.faults.remove(fault);
  await user.click(submit);
  await closed();
  const saved = configurations().map(({ eventKey, subscriptions }) => [
    eventKey,
    (subscriptions as { recipients: string[] }[]).flatMap(({ recipients }) => recipients),
  ]);
  expect(saved).toContainEqual(['token.created', ['ada@acme.test', 'cto@acme.test']]);
  const sent = written().filter(([, , status]) => Number(status) < 400);
  expect(new Set(sent.map(([, path]) => path)).size).toBe(sent.length);
  expect(saved).toHaveLength(sent.length);
});

it('switches an event and a whole channel off and on, and back if the call fails', async () => {
  const { user } = await show('email');
  const toggle = await screen.findByRole('switch', { name: 'Send “Token created”' });
  await user.click(toggle);
  await waitFor(() => expect(configurations()).toMatchObject([{ enabled: false }]));
  const all = screen.getByRole('switch', { name: 'Send emails' });
  expect(all).toHaveProperty('checked', false);
  await user.click(all);
  await waitFor(() => expect(configurations()).toMatchObject([{ enabled: true }]));
  world.faults.add({ call: `PATCH ${EMAILS}/{eventKey}`, kind: 'status', status: 500 });
  await user.click(all);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
  await waitFor(() => expect(toggle).toHaveProperty('checked', true));
});

it('refuses a bad phone number at the field, and saves a good one', async () => {
  const { user } = await show('sms', { dialog: { kind: 'editRecipients', eventKey: 'user.locked-out' } });
  const form = await panel('Recipients of “Locked out”');
  const field = await form.findByLabelText('Phone number');
  await user.type(field, '+1 202');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(form.getByText(/Enter a whole number/)).toBeTruthy();
  expect(written()).toEqual([]);
  await user.type(field, '5550142');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText('+12025550142')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await closed();
  expect(written()).toEqual([['POST', 'sms/user.locked-out', 201]]);
});

it('changes the Slack channels of an event, and deletes one without channels', async () => {
  const { user } = await show('slack');
  expect(await screen.findByText('#security-alerts')).toBeTruthy();
  await user.click(await edit('Locked out'));
  let form = await panel(/^Recipients/);
  await user.click(form.getByRole('checkbox', { name: '#general' }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await closed();
  expect(slackRows()).toMatchObject([
    { slackEvents: [{ channelIds: ['C02SECURITY', 'C01GENERAL'], title: 'A user is locked out' }] },
  ]);
  await user.click(await edit('Locked out'));
  form = await panel(/^Recipients/);
  await user.click(form.getByRole('checkbox', { name: '#general' }));
  await user.click(form.getByRole('checkbox', { name: '#security-alerts' }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await closed();
  expect(slackRows()).toEqual([]);
});

it('gives an event of a shared Slack subscription one of its own when it is switched off', async () => {
  const both = ['user.locked-out', 'user.invited'].map((eventKey) => ({ eventKey, channelIds: ['C01GENERAL'] }));
  change('slackSubscriptions', 'slack-security-acme', { slackEvents: both });
  const { user } = await show('slack');
  await user.click(await screen.findByRole('switch', { name: 'Send “Locked out”' }));
  await waitFor(() =>
    expect(slackRows()).toMatchObject([
      { isActive: true, slackEvents: [{ eventKey: 'user.invited' }] },
      { isActive: false, slackEvents: [{ eventKey: 'user.locked-out' }] },
    ]),
  );
});

it('connects Slack: leaves for it, and registers the code of its answer once, also after a failure', async () => {
  change('slackWorkspaces', 'slack-acme', { tenantId: 'tenant-brightwater' });
  const left: string[] = [];
  const { user, app } = await show('slack', { onLeave: (url) => void left.push(url) });
  const connect = await screen.findByRole('button', { name: 'Connect Slack' });
  const fault = world.faults.add({ call: `GET ${SLACK}/applications`, kind: 'status', status: 500 });
  await user.click(connect);
  expect(await screen.findByText(/Slack could not be opened/)).toBeTruthy();
  world.faults.remove(fault);
  await user.click(connect);
  await waitFor(() => expect(left).toHaveLength(1));
  const { origin, pathname, searchParams } = new URL(left[0] ?? '');
  expect(origin + pathname).toBe('https://slack.com/oauth/v2/authorize');
  expect(searchParams.get('redirect_uri')).toMatch(/\/account\/portal\/webhooks\?channel=slack$/);

  world.faults.add({ call: `POST ${SLACK}/applications/registrations`, kind: 'status', status: 500, times: 1 });
  const state = searchParams.get('state') ?? '';
  app.portal.setState({ params: { channel: 'slack', code: 'code-from-slack', state } });
  expect(await screen.findByText('Slack could not be connected')).toBeTruthy();
  expect(app.portal.getState().params).toMatchObject({ code: '', state: '' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Slack is connected.')).toBeTruthy();
  expect(await edit('Locked out')).toBeTruthy();
});

it('refuses an answer of Slack that this browser has not requested', async () => {
  await show('slack', { params: { channel: 'slack', code: 'code-from-elsewhere', state: 'unknown' } });
  expect(await screen.findByText(/was not requested in this browser/)).toBeTruthy();
  expect(written()).toEqual([]);
});

it('says what to do if the channels of Slack could not be loaded', async () => {
  world.faults.add({ call: `GET ${SLACK}/channels`, kind: 'status', status: 500 });
  const { user } = await show('slack');
  expect(await screen.findByText('The channels of Slack could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect again' })).toBeTruthy();
  world.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('#security-alerts')).toBeTruthy();
});

it('says that the recipients could not be loaded, and loads them again', async () => {
  world.faults.add({ call: `GET ${EMAILS}`, kind: 'offline' });
  const { user } = await show('email');
  expect(await screen.findByText('The events could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Email.*Not loaded/ })).toBeTruthy();
  world.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await edit('User invited')).toBeTruthy();
});
