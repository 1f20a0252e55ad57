import { Faker, type LocaleDefinition } from '@faker-js/faker';

/**
 * The names of generated users. The library's own English catalogue is four times as large as the library, and every
 * browser that opens a demo would download it.
 */
const invented: LocaleDefinition = {
  metadata: { title: 'English', code: 'en', language: 'en', endonym: 'English', dir: 'ltr', script: 'Latn' },
  person: {
    first_name: {
      generic: [
        ...['Aaliyah', 'Adrian', 'Amara', 'Anders', 'Beatriz', 'Callum', 'Camila', 'Dario', 'Deepa', 'Elena', 'Emeka'],
        ...['Farah', 'Fiona', 'Gabriel', 'Hana', 'Idris', 'Ingrid', 'Jamal', 'Jun', 'Katya', 'Kofi', 'Laila', 'Leif'],
        ...['Mairead', 'Mateo', 'Mei', 'Nadia', 'Nikhil', 'Oksana', 'Omar', 'Paloma', 'Quentin', 'Rafael', 'Renske'],
        ...['Saoirse', 'Sipho', 'Tamsin', 'Thiago', 'Uma', 'Viktor', 'Wanjiru', 'Yara', 'Yusuf', 'Zoltan'],
      ],
    },
    last_name: {
      generic: [
        ...['Abara', 'Achterberg', 'Bakshi', 'Bergstrom', 'Castellano', 'Delacroix', 'Dlamini', 'Eriksen', 'Fontaine'],
        ...['Gallagher', 'Haruki', 'Hoang', 'Ibarra', 'Jansen', 'Kapoor', 'Kowalczyk', 'Larkin', 'Lindholm', 'Mbeki'],
        ...['Moreau', 'Nakata', 'Novotny', 'Okonkwo', 'Osei', 'Pereira', 'Petrov', 'Quintero', 'Rahimi', 'Rossi'],
        ...['Sandoval', 'Silva', 'Tanaka', 'Thorne', 'Ueda', 'Vance', 'Vasquez', 'Whitlock', 'Yilmaz', 'Zielinski'],
      ],
    },
    job_title_pattern: ['{{person.jobDescriptor}} {{person.jobArea}} {{person.jobType}}'],
    job_descriptor: ['Senior', 'Lead', 'Regional', 'Principal', 'Associate', 'Global'],
    job_area: ['Accounts', 'Data', 'Finance', 'Harbour', 'Logistics', 'Marketing', 'People', 'Product', 'Security'],
    job_type: ['Analyst', 'Architect', 'Coordinator', 'Engineer', 'Manager', 'Planner', 'Specialist'],
  },
  location: {
    building_number: ['#', '##', '###'],
    street_suffix: ['Avenue', 'Close', 'Lane', 'Road', 'Street', 'Terrace', 'Way'],
    street_pattern: ['{{person.lastName}} {{location.street_suffix}}'],
    street_address: { normal: '{{location.buildingNumber}} {{location.street}}', full: '' },
  },
};

/** Generates names, titles and addresses. One generator serves every world: seed it before each use. */
export const faker = new Faker({ locale: invented });
