// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userIdOf } from '../../../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const RESEND_WAIT_SECONDS = 30;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

async function mount(options: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'profile', ...options });
  await screen.findByText('Basic information');
  return opened;
}

const userId = () => userIdOf(world, 'ada@acme.test');
const edit = (field: string) => screen.getByRole('button', { name: field });
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: number[], name = 'me.png') => new File([Uint8Array.from(bytes)], name, { type: 'image/png' });

it('changes a field and restores the focus to its button', async () => {
  const { user } = await mount();
  await user.click(edit('Edit Name'));
  const input = await screen.findByLabelText('Full name');
  await waitFor(() => expect(document.activeElement).toBe(input));
  await user.clear(input);
  await user.type(input, 'Ada Lane{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByText('Name').parentElement!).getByText('Ada Lane')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(edit('Edit Name')));
});

it('shows the e-mail address without a button to edit it', async () => {
  await mount();
  const row = screen.getByText('Email').parentElement!;
  expect(within(row).getByText('ada@acme.test')).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
});

it('does not save an empty name, and shows an error at the field', async () => {
  const { user } = await mount({ dialog: { kind: 'editProfileField', field: 'name' } });
  const input = await screen.findByLabelText('Full name');
  await user.clear(input);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter your name.')).toBeTruthy();
  expect(document.activeElement).toBe(input);
});

it('keeps the input when saving fails, and shows the trace id', async () => {
  const { user } = await mount({ dialog: { kind: 'editProfileField', field: 'jobTitle' } });
  world.faults.add({ call: 'PUT /identity/resources/users/v2/me', kind: 'status', status: 500 });
  const input = await screen.findByLabelText<HTMLInputElement>('Job title');
  await user.clear(input);
  await user.type(input, 'Pilot{Enter}');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Trace ID')).toBeTruthy();
  expect(input.value).toBe('Pilot');
});

it('hides fields and makes them read-only as the vendor sets', async () => {
  const fieldsProperties = {
    phoneNumber: { appearance: 'hidden' },
    username: { appearance: 'viewOnly' },
  } as const;
  await mount({ metadata: { themeV2: { adminPortal: { pages: { profile: { fieldsProperties } } } } } });
  expect(screen.queryByText('Phone number')).toBeNull();
  expect(screen.getByText('Username')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Username' })).toBeNull();
});

it('opens no dialog for a read-only field', async () => {
  const fieldsProperties = { name: { appearance: 'hidden' } } as const;
  await mount({
    dialog: { kind: 'editProfileField', field: 'name' },
    metadata: { themeV2: { adminPortal: { pages: { profile: { fieldsProperties } } } } },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('refuses a file that is not a picture', async () => {
  const { user } = await mount();
  await user.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), file([1, 2, 3]));
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a PNG or JPEG file.');
});

it('blames the connection, not the picture, if the code that reads pictures can not be loaded', async () => {
  const { user } = await mount();
  vi.doMock('../../parts/picture', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), file(PNG));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The service could not be reached\./);
  vi.doUnmock('../../parts/picture');
  await user.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), file(PNG));
  expect(await screen.findByRole('dialog', { name: 'Choose a part of the picture' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows an uploaded picture of a world in the page, which no image element could fetch', async () => {
  const content = btoa('\x89PNG\r\n\x1a\n and the rest');
  const { tables, ...rest } = world.snapshot();
  const pictures = [{ id: 'uploaded', userId: userId(), contentType: 'image/png', content }];
  const users = (tables.users as { id: string }[]).map((user) =>
    user.id === userId() ? { ...user, profilePictureUrl: '/frontegg/team/resources/profile/pictures/uploaded' } : user,
  );
  world.restore({ ...rest, tables: { ...tables, users, pictures } });
  await mount();
  const shown = () => [...document.querySelectorAll('.portico-avatar img')].map((image) => image.getAttribute('src'));
  await waitFor(() => expect(shown()).toContain(`data:image/png;base64,${content}`));
  expect(shown().filter((source) => source?.startsWith('http'))).toEqual([]);
});

it('asks for confirmation before it removes the picture', async () => {
  const { user } = await mount();
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove your picture?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});

/** jsdom decodes no images and draws no canvas. */
function stubCanvas(): void {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,iVBORw0KGgo=');
}

it('crops a picture by sliders, and keeps the choice when saving fails', async () => {
  stubCanvas();
  const { user } = await mount();
  await user.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), file(PNG));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a part of the picture' }));
  fireEvent.load(dialog.getByRole('img'));
  const vertical = dialog.getByRole<HTMLInputElement>('slider', { name: 'Up or down' });
  expect(vertical.disabled).toBe(true);
  fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  expect(vertical.disabled).toBe(false);
  world.faults.add({ call: 'PUT /team/resources/profile/me/image/v1', kind: 'status', status: 500 });
  await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value).toBe('2');
  vi.restoreAllMocks();
});

it('says that a picture can not be read', async () => {
  const { user } = await mount();
  await user.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), file(PNG));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a part of the picture' }));
  fireEvent.error(dialog.getByRole('img'));
  expect(dialog.getByRole('alert').textContent).toContain('could not be read');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Use this picture' }).disabled).toBe(true);
});

it('changes the phone number with a code, and shows a wrong code at its field', async () => {
  const { user } = await mount({ dialog: { kind: 'editProfileField', field: 'phoneNumber' } });
  const number = await screen.findByLabelText('Phone number');
  await user.clear(number);
  await user.type(number, '+12025550199');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter the code.')).toBeTruthy();
  await user.type(code, '000000');
  const description = 'This code is not right. Check it and try again.';
  await screen.findByRole('textbox', { description });
  await user.clear(code);
  await user.type(code, world.phone.list()[0]!.code!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('+12025550199')).toBeTruthy();
});

it('removes a phone number that is overwritten by spaces', async () => {
  const { user, app } = await mount({ dialog: { kind: 'editProfileField', field: 'phoneNumber' } });
  const number = await screen.findByLabelText<HTMLInputElement>('Phone number');
  expect(number.value).not.toBe('');
  await user.clear(number);
  await user.type(number, '   ');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.session.store.getState().user?.phoneNumber).toBeUndefined();
});

it('says at its field that a phone number is too short, and that the service refuses it', async () => {
  const { user } = await mount({ dialog: { kind: 'editProfileField', field: 'phoneNumber' } });
  const number = await screen.findByLabelText('Phone number');
  const description = /This phone number is not complete/;
  await user.clear(number);
  await user.type(number, '+123');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('textbox', { description });
  await user.clear(number);
  await user.type(number, '+12025550199');
  expect(screen.queryByRole('textbox', { description })).toBeNull();
  const call = 'POST /identity/resources/users/v1/phone';
  world.faults.add({ call, kind: 'status', status: 400, errorCode: 'ER-INVALID-REQUEST' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('textbox', { description });
});

it('sends the code to a new phone number again only after a countdown', async () => {
  const { user } = await mount({ dialog: { kind: 'editProfileField', field: 'phoneNumber' } });
  const number = await screen.findByLabelText('Phone number');
  await user.clear(number);
  await user.type(number, '+12025550199');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('Code');
  const before = world.phone.list().length;
  expect(screen.getByText(/Send a new code in \d+ seconds/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  await act(async () => world.clock.advance(RESEND_WAIT_SECONDS * 1000));
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect((await screen.findByText('A new code is on its way.')).getAttribute('role')).toBe('status');
  expect(world.phone.list()).toHaveLength(before + 1);
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
});
