import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTable, type Table } from './table';

interface Guest {
  id: string;
  email: string;
  age: number | null;
}

function guests(rows: Guest[] = [], changed = () => {}): Table<Guest, 'email'> {
  return createTable<Guest, 'email'>('guests', ['email'], rows, changed);
}

const ada: Guest = { id: '1', email: 'ada@acme.test', age: 36 };
const ben: Guest = { id: '2', email: 'ben@acme.test', age: null };
const eve: Guest = { id: '3', email: 'Eve@acme.test', age: 20 };

it('reads by id and by indexed column', () => {
  const table = guests([ada, ben]);
  expect(table.get('2')).toEqual(ben);
  expect(table.findBy('email', 'ada@acme.test')).toEqual(ada);
  expect(table.find('9')).toBeUndefined();
  expect(() => table.get('9')).toThrow('guests: there is no row with the id "9".');
});

it('refuses a second row with the same id', () => {
  expect(() => guests([ada]).insert(ada)).toThrow('already a row');
});

it('updates its index for a changed key and never mutates a row that was read', () => {
  const table = guests([ada]);
  const before = table.get('1');
  table.update('1', { email: 'ada@new.test' });
  expect(before.email).toBe('ada@acme.test');
  expect(table.findBy('email', 'ada@acme.test')).toBeUndefined();
  expect(table.findBy('email', 'ada@new.test')?.id).toBe('1');
});

it('calls its listener on each change and on nothing else', () => {
  let changes = 0;
  const table = guests([ada], () => changes++);
  table.remove('unknown');
  table.insert(ben);
  table.update('1', { age: 37 });
  table.remove('1');
  expect(changes).toBe(3);
});

it('pages: filters, sorts without regard to case, puts blanks last in both directions', () => {
  const table = guests([ben, eve, ada]);
  const ids = (page: { rows: Guest[] }) => page.rows.map((row) => row.id);
  expect(ids(table.page({ sortBy: 'email', limit: 10 }))).toEqual(['1', '2', '3']);
  expect(ids(table.page({ sortBy: 'age', limit: 10 }))).toEqual(['3', '1', '2']);
  expect(ids(table.page({ sortBy: 'age', order: 'desc', limit: 10 }))).toEqual(['1', '3', '2']);
  expect(table.page({ filter: (row) => row.age !== null, sortBy: 'age', offset: 1, limit: 1 })).toEqual({
    rows: [ada],
    total: 2,
  });
});

type Step =
  | { kind: 'insert'; row: Guest }
  | { kind: 'update'; id: string; email: string }
  | { kind: 'remove'; id: string };

const anyId = fc.integer({ min: 0, max: 12 }).map(String);
const anyEmail = fc.constantFrom('a', 'B', 'c', 'D');
const anyRow = fc.record({ id: anyId, email: anyEmail, age: fc.option(fc.integer({ min: 0, max: 5 })) });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), row: anyRow }),
  fc.record({ kind: fc.constant('update' as const), id: anyId, email: anyEmail }),
  fc.record({ kind: fc.constant('remove' as const), id: anyId }),
);

it('matches a plain array after any steps', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), fc.nat(5), fc.nat(5), (steps, offset, limit) => {
      const table = guests();
      let model: Guest[] = [];
      for (const step of steps) {
        if (step.kind === 'remove') {
          table.remove(step.id);
          model = model.filter((row) => row.id !== step.id);
          continue;
        }
        const id = step.kind === 'insert' ? step.row.id : step.id;
        const exists = model.some((row) => row.id === id);
        if (step.kind === 'insert' && !exists) {
          table.insert(step.row);
          model = [...model, step.row];
        }
        if (step.kind === 'update' && exists) {
          table.update(id, { email: step.email });
          model = model.map((row) => (row.id === id ? { ...row, email: step.email } : row));
        }
      }
      expect(table.list()).toEqual(model);
      for (const email of ['a', 'B', 'c', 'D']) {
        expect(table.listBy('email', email)).toEqual(model.filter((row) => row.email === email));
      }
      const sorted = model.toSorted((a, b) => a.email.toLowerCase().localeCompare(b.email.toLowerCase()));
      const page = table.page({ sortBy: 'email', offset, limit });
      expect(page).toEqual({ rows: sorted.slice(offset, offset + limit), total: model.length });
    }),
  );
});
