import { assert as check, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { readOtpauth } from './read-otpauth';

const SECRET = 'JBSWY3DPEHPK3PXP';
const address = `otpauth://totp/Acme%20Harbor:ada%40acme.test?secret=${SECRET}&issuer=Acme%20Harbor`;

it('reads account, issuer and key, and rebuilds the address', () => {
  expect(readOtpauth(address)).toEqual({
    address: `otpauth://totp/Acme%20Harbor%3Aada%40acme.test?secret=${SECRET}&issuer=Acme%20Harbor&algorithm=SHA1&digits=6&period=30`,
    account: 'ada@acme.test',
    issuer: 'Acme Harbor',
    secret: SECRET,
  });
});

it('uses the issuer of the label if there is no parameter, and accepts none at all', () => {
  expect(readOtpauth(`otpauth://totp/Acme:ada?secret=${SECRET}`)).toMatchObject({ issuer: 'Acme', account: 'ada' });
  expect(readOtpauth(`otpauth://totp/ada?secret=${SECRET}`)).toMatchObject({ issuer: '', account: 'ada' });
});

it('accepts a key in groups and in lower case', () => {
  expect(readOtpauth('otpauth://totp/ada?secret=jbsw-y3dp ehpk 3pxp')?.secret).toBe(SECRET);
});

it.each([
  null,
  '',
  'otpauth://totp/ada',
  'otpauth://totp/ada?secret=',
  'otpauth://totp/ada?secret=short',
  'otpauth://totp/ada?secret=0000000000000000',
  `otpauth://totp/?secret=${SECRET}`,
  `otpauth://hotp/ada?secret=${SECRET}&counter=1`,
  `otpauth://totp/ada?secret=${SECRET}&digits=4`,
  `otpauth://totp/ada?secret=${SECRET}&period=0`,
  `otpauth://totp/ada?secret=${SECRET}&algorithm=MD5`,
  `otpauth://totp/${'a'.repeat(400)}?secret=${SECRET}`,
  `otpauth://totp/%E0%A4%A?secret=${SECRET}`,
  `https://evil.test/totp/ada?secret=${SECRET}`,
  `javascript://totp/ada?secret=${SECRET}`,
])('refuses %j', (text) => {
  expect(readOtpauth(text)).toBeNull();
});

it('never throws, and drops unknown parameters', () => {
  check(
    property(string(), (text) => {
      readOtpauth(text);
      const read = readOtpauth(`${address}&image=${encodeURIComponent(text)}`);
      expect(read?.address).not.toContain('image=');
    }),
  );
});
