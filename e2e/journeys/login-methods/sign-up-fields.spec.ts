import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { openDirectly } from './sign-in-steps';
import { setPolicy } from './world-rows';

const MIA = 'mia@new.example';
const PASSWORD = 'Winter-Garden-77';
const SIGN_UP = 'POST /identity/resources/users/v1/signUp';

/** Lets a user sign up without verifying the address. */
const atOnce = (site: HostSite) => setPolicy(site, 'sign-up', { allowed: true, verifyEmail: false });

/** The data of a user at the service. */
const person = ({ inWorld }: HostSite, email: string) =>
  inWorld((world, wanted) => {
    const users = world.snapshot().tables.users as readonly Record<string, unknown>[];
    const { name, phoneNumber, metadata } = users.find((row) => row.email === wanted) ?? {};
    return { name, phoneNumber, metadata: JSON.parse(String(metadata)) };
  }, email);

/** A field of each kind, as a vendor would add them. */
function ownFields() {
  const custom = (fieldType: 'input' | 'select' | 'disclaimer', fieldProps: object) => ({
    type: 'custom',
    fieldType,
    fieldProps,
  });
  const trades = { label: 'Trade', options: ['Rigging', 'Repairs'].map((label, value) => ({ label, value })) };
  const berths = {
    label: 'Berths',
    multi: true,
    options: ['North', 'South'].map((value) => ({ label: value, value })),
  };
  const asked = { label: 'Harbor code', addRequiredAsterisk: true };
  window.appOptions = {
    themeOptions: {
      loginBox: {
        signup: {
          overrideSignupFields: () => ({
            companyName: { type: 'companyName', hide: true },
            code: {
              ...custom('input', asked),
              validationSchema: {
                validateSync(value: unknown) {
                  if (value !== 'harbor') throw new Error('Ask us for the code.');
                },
              },
            },
            boats: custom('input', { label: 'Boats', type: 'number' }),
            about: custom('input', { label: 'About you', multiline: true }),
            trade: custom('select', trades),
            berths: custom('select', berths),
            news: custom('disclaimer', { name: 'news', label: 'Send me news', addRequiredAsterisk: true }),
          }),
        },
      },
    },
  };
}

const journeys: Journey[] = [
  {
    title: 'a new account on a form with fields of the vendor’s own, of every kind',
    alsoInPage: true,
    hostCode: ownFields,
    prepare: atOnce,
    fault: SIGN_UP,
    async walk(user, site) {
      await openDirectly(site, { type: 'signup' });
      await user.fill('Full name', 'Mia Tran');
      await user.fill('Work email', MIA);
      await user.fill('Password', PASSWORD);
      await user.fill('Harbor code', 'port');
      await user.fill(/^Boats/, '7');
      await user.fill(/^About you/, 'Two words');
      await user.choose(/^Trade/, 'Repairs');
      await user.tick('South');
      await user.press('Create account');
      await expect(site.page.getByLabel('Harbor code')).toHaveAccessibleDescription(/Ask us for the code\./);
      await user.fill('Harbor code', 'harbor');
      await user.tick('Send me news');
      await user.press('Create account', { failsOnce: true });
      await expectSignedIn(site, MIA);
      const metadata = { code: 'harbor', boats: '7', about: 'Two words', trade: '1', berths: ['South'], news: true };
      expect(await person(site, MIA)).toMatchObject({ metadata });
    },
  },
  {
    title: 'a new account on a form with two names, a company and a number',
    host: {
      themeOptions: {
        loginBox: {
          signup: {
            splitFullName: true,
            fieldsProperties: { phoneNumber: { enabled: true, settings: { validation: { required: true } } } },
          },
        },
      },
    },
    prepare: atOnce,
    fault: SIGN_UP,
    async walk(user, site) {
      await site.open('/account/sign-up');
      await user.fill('First name', 'Mia');
      await user.fill('Last name', 'Tran');
      await user.fill('Work email', MIA);
      await user.fill('Company', 'New Harbor');
      await user.fill('Password', PASSWORD);
      await user.press('Create account');
      await expect(site.page.getByLabel('Phone number', { exact: true })).toBeFocused();
      await user.fill('Phone number', '+12025550143');
      await user.press('Create account', { failsOnce: true });
      await expectSignedIn(site, MIA);
      expect(await person(site, MIA)).toMatchObject({ name: 'Mia Tran', phoneNumber: '+12025550143' });
    },
  },
];

journeys.forEach(testJourney);
