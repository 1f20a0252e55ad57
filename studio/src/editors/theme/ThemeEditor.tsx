import { useView } from '../../app/view-store';
import { Segments } from '../../ui/Segments';
import { BackgroundSection } from './BackgroundSection';
import { LayoutSection } from './LayoutSection';
import { LogoSection } from './LogoSection';
import { PaletteSection } from './PaletteSection';
import { PresetSection } from './PresetSection';
import { ShapeSection } from './ShapeSection';
import './theme.css';
import { TypeSection } from './TypeSection';
import { useRevealToken } from './use-reveal-token';
import { WaysSection } from './WaysSection';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Edits the theme of login box and portal. */
export function ThemeEditor() {
  const scheme = useView((view) => view.scheme);
  const look = useView((view) => view.look);
  const panel = useRevealToken();
  return (
    <div ref={panel}>
      <div className="studio-theme-scheme">
        <span aria-hidden>Preview in</span>
        <Segments
          label="Preview in"
          wide
          value={scheme}
          segments={schemes}
          onChange={(chosen) => look({ scheme: chosen })}
        />
      </div>
      <PresetSection />
      <PaletteSection />
      <TypeSection />
      <ShapeSection />
      <LogoSection />
      <LayoutSection />
      <WaysSection />
      <BackgroundSection />
    </div>
  );
}
