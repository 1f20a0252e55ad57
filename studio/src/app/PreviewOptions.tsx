import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../ui/Button';
import { LanguageSelect } from '../view/LanguageSelect';
import { PersonaSelect } from '../view/PersonaSelect';
import { useView } from '../view/view-store';

/** Colour scheme, language and persona of the preview. */
export function PreviewOptions() {
  const scheme = useView((view) => view.scheme);
  const changeView = useView((view) => view.changeView);
  const other = scheme === 'light' ? 'dark' : 'light';
  const Icon = scheme === 'light' ? Sun : Moon;
  return (
    <>
      <IconButton label={`Preview is ${scheme}: make it ${other}`} onClick={() => changeView({ scheme: other })}>
        <Icon size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <LanguageSelect quiet />
      <PersonaSelect />
    </>
  );
}
