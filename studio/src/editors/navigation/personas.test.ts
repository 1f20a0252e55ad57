import { people } from '@portico/fixtures';
import { expect, it } from 'vitest';
import { accessOf } from './personas';

const managesUsers = 'fe.secure.write.users';

it('tells what each persona is permitted', () => {
  expect(accessOf(people.admin).holds(managesUsers)).toBe(true);
  expect(accessOf(people.readOnly).holds(managesUsers)).toBe(false);
});

it('takes a user whom the demo team does not have for the first persona', () => {
  expect(accessOf('ghost@acme.test').holds(managesUsers)).toBe(true);
});
