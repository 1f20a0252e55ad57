import { describe, expect, it, vi } from 'vitest';
import { certificateProblem } from './metadata/read-metadata';
import * as constants from './sso-constants';
import { createSsoStore } from './sso-store';

const http = { send: vi.fn(async () => []) };

it('validates no domain of no connection, with the error text of the specification (portal spec §5)', async () => {
  const store = createSsoStore(http as unknown as Parameters<typeof createSsoStore>[0]);
  const validation = store.getState().validateDomain('none', 'none');
  await expect(validation).rejects.toMatchObject({ message: 'IllegalState: samlConfiguration is not defined' });
  expect(http.send).not.toHaveBeenCalled();
});

it('has the limits of the service', () => {
  expect(constants).toMatchObject({
    MAX_METADATA_LENGTH: 1_000_000,
    MAX_SETTING_LENGTH: 20_000,
    MAX_URL_LENGTH: 2_000,
  });
});

describe('certificateProblem', () => {
  it.each([
    ['', 'noCertificate'],
    ['AAAA', 'badCertificate'],
    ['-----BEGIN CERTIFICATE-----', 'badCertificate'],
    ['no base64!', 'badCertificate'],
    ['-----BEGIN RSA PRIVATE KEY-----', 'privateKey'],
  ])('%j: %s', (text, problem) => expect(certificateProblem(text, 0)).toBe(problem));
});
