import { personas } from '@portico/fixtures';
import { Select } from '../ui/Select';
import { useView } from './view-store';

/** Option value for "the user that the screen's state signs in". */
const BY_SCREEN = '';

const choices = [
  { value: BY_SCREEN, label: 'By screen' },
  ...personas.map(({ email, title }) => ({ value: email, label: title })),
];

/** Chooses the user whose portal the preview shows. */
export function PersonaSelect() {
  const persona = useView((view) => view.persona);
  const changeView = useView((view) => view.changeView);
  const note = personas.find(({ email }) => email === persona)?.note;
  const options =
    personas.some(({ email }) => email === persona) || persona === null
      ? choices
      : [...choices, { value: persona, label: persona }];
  return (
    <Select
      quiet
      aria-label="Persona"
      title={note ?? 'The user who sees the portal'}
      value={persona ?? BY_SCREEN}
      options={options}
      onChange={(chosen) => changeView({ persona: chosen === BY_SCREEN ? null : chosen })}
    />
  );
}
