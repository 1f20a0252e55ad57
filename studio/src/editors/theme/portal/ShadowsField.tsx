import { Segments } from '../../../ui/Segments';
import { ThemeField, type ThemeFieldTarget } from '../ThemeField';
import { useThemeValue } from '../theme-values';

/** How many shadows a theme has; the first is none. */
const COUNT = 25;

const choices = [
  { value: 'none', label: 'None' },
  { value: 'soft', label: 'Soft' },
  { value: 'strong', label: 'Strong' },
] as const;
type Choice = (typeof choices)[number]['value'];

const STRONG = '0 4px 12px rgba(16, 24, 40, 0.16), 0 20px 56px rgba(16, 24, 40, 0.28)';
const noShadows: readonly string[] = Array.from({ length: COUNT }, () => 'none');
const strongShadows: readonly string[] = noShadows.map((none, index) => (index === 0 ? none : STRONG));

/** The shadows of menus, panels and dialogs, all at once. */
export function ShadowsField({ label, name, path }: ThemeFieldTarget) {
  const theme = useThemeValue(name, path);
  const { value, set, reset } = theme;
  function choose(choice: Choice): void {
    if (choice === 'soft') reset();
    else set(choice === 'none' ? noShadows : strongShadows);
  }
  return (
    <ThemeField label={label} path={path} theme={theme}>
      {() => <Segments label={name} wide value={chosenOf(value)} segments={choices} onChange={choose} />}
    </ThemeField>
  );
}

function chosenOf(value: unknown): Choice {
  const shadows: readonly unknown[] = Array.isArray(value) ? value : [];
  if (shadows.length > 0 && shadows.every((shadow) => shadow === 'none')) return 'none';
  return shadows.includes(STRONG) ? 'strong' : 'soft';
}
