import { Select } from '../ui/Select';
import { languageChoices } from './languages';
import { useView } from './view-store';

/** Language of the preview and of the texts being edited. */
export function LanguageSelect({ quiet }: { quiet?: boolean }) {
  const language = useView((view) => view.language);
  const changeView = useView((view) => view.changeView);
  const known = languageChoices.some(({ value }) => value === language);
  const options = known ? languageChoices : [{ value: language, label: language }, ...languageChoices];
  return (
    <Select
      aria-label="Language"
      title="Language of the preview"
      {...(quiet && { quiet })}
      value={language}
      options={options}
      onChange={(chosen) => changeView({ language: chosen })}
    />
  );
}
