import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { openDirectly } from './moves';
import { setPolicy } from './world-rows';

const MIA = 'mia@new.example';
const PASSWORD = 'Winter-Garden-77';
const SIGN_UP = 'POST /identity/resources/users/v1/signUp';

/** Lets a user sign up without verifying the address. */
const atOnce = (home: Home) => setPolicy(home, 'sign-up', { allowed: true, verifyEmail: false });

/** The data of a user at the service. */
const person = ({ inWorld }: Home, email: string) =>
  inWorld((world, wanted) => {
    const users = world.snapshot().tables.users as readonly Record<string, unknown>[];
    const { name, phoneNumber, metadata } = users.find((user) => user.email === wanted) ?? {};
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
    async walk(hands, home) {
      await openDirectly(home, { type: 'signup' });
      await hands.fill('Full name', 'Mia Tran');
      await hands.fill('Work email', MIA);
      await hands.fill('Password', PASSWORD);
      await hands.fill('Harbor code', 'port');
      await hands.fill(/^Boats/, '7');
      await hands.fill(/^About you/, 'Two words');
      await hands.choose(/^Trade/, 'Repairs');
      await hands.tick('South');
      await hands.press('Create account');
      await expect(home.page.getByLabel('Harbor code')).toHaveAccessibleDescription(/Ask us for the code\./);
      await hands.fill('Harbor code', 'harbor');
      await hands.tick('Send me news');
      await hands.press('Create account', { failsOnce: true });
      await expectSignedIn(home, MIA);
      const metadata = { code: 'harbor', boats: '7', about: 'Two words', trade: '1', berths: ['South'], news: true };
      expect(await person(home, MIA)).toMatchObject({ metadata });
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
    async walk(hands, home) {
      await home.open('/account/sign-up');
      await hands.fill('First name', 'Mia');
      await hands.fill('Last name', 'Tran');
      await hands.fill('Work email', MIA);
      await hands.fill('Company', 'New Harbor');
      await hands.fill('Password', PASSWORD);
      await hands.press('Create account');
      await expect(home.page.getByLabel('Phone number', { exact: true })).toBeFocused();
      await hands.fill('Phone number', '+12025550143');
      await hands.press('Create account', { failsOnce: true });
      await expectSignedIn(home, MIA);
      expect(await person(home, MIA)).toMatchObject({ name: 'Mia Tran', phoneNumber: '+12025550143' });
    },
  },
];

journeys.forEach(testJourney);
