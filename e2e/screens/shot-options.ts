import { parseArgs } from 'node:util';
import { everyState, type ListedState } from '@portico/fixtures';

const themes = ['modern', 'classic', 'vivid', 'dark'] as const;
const schemes = ['light', 'dark'] as const;

const HELP = `npm run shots -- [filter] [--defaults] [--theme ${themes.join('|')}] [--scheme ${schemes.join('|')}] [--language en] [--width 1280] [--out shots]

Writes a picture of every screen and state whose name contains the filter, in light and in dark, for instance
  npm run shots -- --defaults
  npm run shots -- login-box/preLogin --theme vivid --scheme dark --language de --width 390
--defaults writes only the default state of each screen.
`;

/** The states to write, and what they look like. */
interface ShotOptions {
  states: ListedState[];
  theme: (typeof themes)[number];
  schemes: readonly (typeof schemes)[number][];
  language: string;
  width: number;
  out: string;
}

/** Reads the options of the command line. Ends the process with the help text if they are wrong or ask for it. */
export function readShotOptions(): ShotOptions {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      defaults: { type: 'boolean', default: false },
      theme: { type: 'string', default: 'modern' },
      scheme: { type: 'string' },
      language: { type: 'string', default: 'en' },
      width: { type: 'string', default: '1280' },
      out: { type: 'string', default: 'shots' },
      help: { type: 'boolean', default: false },
    },
  });
  const theme = themes.find((name) => name === values.theme);
  const chosenSchemes = schemes.filter((name) => name === (values.scheme ?? name));
  const width = Number(values.width);
  if (values.help || !theme || chosenSchemes.length === 0 || !Number.isInteger(width) || width < 200) {
    process.stdout.write(HELP);
    process.exit(values.help ? 0 : 2);
  }
  const filter = positionals[0] ?? '';
  const states = everyState().filter(
    ({ title, name }) => title.includes(filter) && (!values.defaults || name === 'default'),
  );
  if (states.length === 0) {
    process.stderr.write(`no state to write has a name with "${filter}"; npm run screens lists them\n`);
    process.exit(2);
  }
  return { states, theme, schemes: chosenSchemes, language: values.language, width, out: values.out };
}
