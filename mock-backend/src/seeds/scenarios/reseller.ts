import { acme, brightwater, type CastMember, type CastTenant } from '../../db/cast';
import type { Scenario } from './scenario';

/** A reseller who manages customers, one of whom has branches of its own. */
export const reseller: Scenario = {
  title: 'Reseller',
  description: 'A reseller above eight customers, one of them with three branches.',
  cast: [
    { ...acme, isReseller: true },
    { ...brightwater, parent: acme.alias },
    ...[
      customer('fernhill', 'Fernhill Clinics', ['Maya Lindgren', 'Omar Rahimi']),
      customer('oakline', 'Oakline Furniture', ['Petra Novotny']),
      customer('saltmarsh', 'Saltmarsh Brewing', ['Tomas Eriksen', 'Nadia Kapoor', 'Sipho Dlamini']),
      customer('quarry', 'Quarry Road School', ['Hana Tanaka']),
      customer('tidewater', 'Tidewater Freight', ['Marco Rossi', 'Ingrid Bergstrom']),
      customer('northgate', 'Northgate Dental', ['Yara Ibarra']),
      customer('lumen', 'Lumen Lighting', ['Viktor Petrov']),
    ],
    ...[
      customer('tidewater-oslo', 'Tidewater Freight Oslo', ['Leif Jansen'], 'tidewater'),
      customer('tidewater-porto', 'Tidewater Freight Porto', ['Paloma Pereira'], 'tidewater'),
      customer('tidewater-izmir', 'Tidewater Freight Izmir', ['Zeynep Yilmaz'], 'tidewater'),
    ],
  ],
};

/** The first user administers the account, the others may only read. */
function customer(alias: string, name: string, names: readonly string[], parent = acme.alias): CastTenant {
  const people = names.map((person, index) => personOf(alias, person, index === 0 ? 'admin' : 'read-only'));
  return { alias, name, address: '', timezone: 'Europe/London', parent, people };
}

function personOf(alias: string, name: string, role: CastMember['role']): CastMember {
  const [first = name] = name.toLowerCase().split(' ');
  return { name, email: `${first}@${alias}.test`, role };
}
