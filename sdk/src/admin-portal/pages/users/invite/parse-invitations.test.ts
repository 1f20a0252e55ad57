import { expect, it } from 'vitest';
import { parseCsv, parseText } from './parse-invitations';

const emails = ({ invitees }: { invitees: readonly { email: string }[] }) => invitees.map(({ email }) => email);

it('reads addresses apart by commas, semicolons, spaces and lines', () => {
  const list = parseText(' a@x.test, b@x.test;c@x.test  d@x.test\r\n\ne@x.test,');
  expect(emails(list)).toEqual(['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test', 'e@x.test']);
  expect(list.problems).toEqual([]);
});

// A pattern that is tried at each letter of the line takes a minute.
it.each([' ', ', '])('reads 5,000 addresses in one line, apart by "%s"', (separator) => {
  const addresses = Array.from({ length: 5_000 }, (_, index) => `person-${index}@x.test`);
  expect(emails(parseText(addresses.join(separator)))).toEqual(addresses);
});

it('reads names as mail programs write them', () => {
  const list = parseText('"Adler, Zoe" <zoe@x.test>; Ben Okafor <ben@x.test>, c@x.test');
  expect(list.invitees).toContainEqual({ email: 'ben@x.test', name: 'Ben Okafor' });
  expect(emails(list)).toEqual(expect.arrayContaining(['zoe@x.test', 'c@x.test']));
});

it('names entries that are no address or twice in the list, with their lines, and keeps the others', () => {
  const list = parseText('a@x.test\nnot-an-address\nA@X.test');
  expect(emails(list)).toEqual(['a@x.test']);
  expect(list.problems).toEqual([
    { line: 2, text: 'not-an-address', problem: 'invalid' },
    { line: 3, text: 'A@X.test', problem: 'duplicate' },
  ]);
});

it.each([
  ['with a head', 'Name,E-mail\n"Adler, Zoe",zoe@x.test\nBen,ben@x.test\n'],
  ['with semicolons and another order', '\uFEFFemail;full name\r\nzoe@x.test;"Adler, Zoe"\r\nben@x.test;Ben\r\n'],
])('reads a CSV file %s', async (_, csv) => {
  const { invitees, problems } = await parseCsv(csv);
  expect(invitees).toEqual([
    { email: 'zoe@x.test', name: 'Adler, Zoe' },
    { email: 'ben@x.test', name: 'Ben' },
  ]);
  expect(problems).toEqual([]);
});

it.each([
  'Last Name [Required],First Name [Required],Email Address [Required]\nAdler,Zoe,zoe@x.test\n,Ben,ben@x.test\n',
  'Vorname;Nachname;E-Mail\nZoe;Adler;zoe@x.test\nBen;;ben@x.test\n',
])('joins first and last name of a CSV file: %j', async (csv) => {
  const { invitees } = await parseCsv(csv);
  expect(invitees.map(({ name }) => name)).toEqual(['Zoe Adler', 'Ben']);
});

it('finds the address in a file without a head, and names bad lines of a file', async () => {
  const list = await parseCsv('Zoe,zoe@x.test\nno-address,nowhere\n\nBen,ben@x.test');
  expect(emails(list)).toEqual(['zoe@x.test', 'ben@x.test']);
  expect(list.problems).toEqual([{ line: 2, text: 'no-address', problem: 'invalid' }]);
});

it.each(['', '"', 'a,"b\n', '\u0000\u0001', ','])('reads a broken file %j without an exception', async (text) => {
  expect((await parseCsv(text)).invitees).toEqual([]);
});

it('keeps 10,000 addresses and names those beyond', async () => {
  const lines = Array.from({ length: 10_002 }, (_, index) => `u${index}@x.test`);
  const { invitees, problems } = await parseCsv(lines.join('\n'));
  expect(invitees).toHaveLength(10_000);
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [10_001, 'beyondLimit'],
    [10_002, 'beyondLimit'],
  ]);
});
