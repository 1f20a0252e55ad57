import { personas } from '@portico/fixtures';
import { Select } from '../ui/Select';
import { useView } from './view-store';

/** Option value for "the user that the screen's state signs in". */
const NOBODY = '';

const choices = [
  { value: NOBODY, label: 'By screen' },
  ...personas.map(({ email, title }) => ({ value: email, label: title })),
];

/** Chooses the user whose portal the preview shows. */
export function PersonaSelect() {
  const persona = useView((view) => view.persona);
  const look = useView((view) => view.look);
  const note = personas.find(({ email }) => email === persona)?.note;
  const options =
    personas.some(({ email }) => email === persona) || persona === null
      ? choices
      : [...choices, { value: persona, label: persona }];
  return (
    <Select
      quiet
      aria-label="Persona"
      title={note ?? 'Who looks at the portal'}
      value={persona ?? NOBODY}
      options={options}
      onChange={(chosen) => look({ persona: chosen === NOBODY ? null : chosen })}
    />
  );
}
