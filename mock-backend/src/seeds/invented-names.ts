import type { Random } from '../core/random';

/** Draws the names, titles and addresses of generated rows. */
export interface InventedNames {
  firstName(): string;
  lastName(): string;
  /** `Logistics`: also the name of a group or of a department. */
  jobArea(): string;
  /** `Regional`. */
  jobDescriptor(): string;
  /** `Regional Logistics Planner`. */
  jobTitle(): string;
  /** `12 Silva Lane`. */
  streetAddress(): string;
}

/** The highest number of a house. */
const LAST_HOUSE = 999;

const firstNames = [
  ...['Aaliyah', 'Adrian', 'Amara', 'Anders', 'Beatriz', 'Callum', 'Camila', 'Dario', 'Deepa', 'Elena', 'Emeka'],
  ...['Farah', 'Fiona', 'Gabriel', 'Hana', 'Idris', 'Ingrid', 'Jamal', 'Jun', 'Katya', 'Kofi', 'Laila', 'Leif'],
  ...['Mairead', 'Mateo', 'Mei', 'Nadia', 'Nikhil', 'Oksana', 'Omar', 'Paloma', 'Quentin', 'Rafael', 'Renske'],
  ...['Saoirse', 'Sipho', 'Tamsin', 'Thiago', 'Uma', 'Viktor', 'Wanjiru', 'Yara', 'Yusuf', 'Zoltan'],
];
const lastNames = [
  ...['Abara', 'Achterberg', 'Bakshi', 'Bergstrom', 'Castellano', 'Delacroix', 'Dlamini', 'Eriksen', 'Fontaine'],
  ...['Gallagher', 'Haruki', 'Hoang', 'Ibarra', 'Jansen', 'Kapoor', 'Kowalczyk', 'Larkin', 'Lindholm', 'Mbeki'],
  ...['Moreau', 'Nakata', 'Novotny', 'Okonkwo', 'Osei', 'Pereira', 'Petrov', 'Quintero', 'Rahimi', 'Rossi'],
  ...['Sandoval', 'Silva', 'Tanaka', 'Thorne', 'Ueda', 'Vance', 'Vasquez', 'Whitlock', 'Yilmaz', 'Zielinski'],
];
const jobDescriptors = ['Senior', 'Lead', 'Regional', 'Principal', 'Associate', 'Global'];
const jobAreas = ['Accounts', 'Data', 'Finance', 'Harbour', 'Logistics', 'Marketing', 'People', 'Product', 'Security'];
const jobTypes = ['Analyst', 'Architect', 'Coordinator', 'Engineer', 'Manager', 'Planner', 'Specialist'];
const streetSuffixes = ['Avenue', 'Close', 'Lane', 'Road', 'Street', 'Terrace', 'Way'];

/**
 * Creates the source of invented names: the same random numbers give the same names. A library of fake data takes 36 kB
 * of every demo to choose from lists like these.
 */
export function createInventedNames({ oneOf, integer }: Random): InventedNames {
  return {
    firstName: () => oneOf(firstNames),
    lastName: () => oneOf(lastNames),
    jobArea: () => oneOf(jobAreas),
    jobDescriptor: () => oneOf(jobDescriptors),
    jobTitle: () => [oneOf(jobDescriptors), oneOf(jobAreas), oneOf(jobTypes)].join(' '),
    streetAddress: () => `${integer(1, LAST_HOUSE)} ${oneOf(lastNames)} ${oneOf(streetSuffixes)}`,
  };
}
