import { Select } from '../ui/Select';
import { languageName, useLanguageChoices } from './languages';
import { useView } from './view-store';

/** Language of the preview and of the texts being edited. */
export function LanguageSelect({ quiet }: { quiet?: boolean }) {
  const language = useView((view) => view.language);
  const changeView = useView((view) => view.changeView);
  const choices = useLanguageChoices();
  const known = choices.some(({ value }) => value === language);
  const options = known ? choices : [{ value: language, label: languageName(language) }, ...choices];
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
