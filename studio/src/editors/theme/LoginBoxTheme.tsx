import { BackgroundSection } from './BackgroundSection';
import { LayoutSection } from './LayoutSection';
import { LogoSection } from './LogoSection';
import { PaletteSection } from './PaletteSection';
import { PresetSection } from './PresetSection';
import { ShapeSection } from './ShapeSection';
import { SocialLoginsSection } from './SocialLoginsSection';
import { TypeSection } from './TypeSection';
import { useRevealToken } from './use-reveal-token';

/** The theme that login box and portal share, and the parts of the login box. */
export function LoginBoxTheme() {
  const panel = useRevealToken();
  return (
    <div ref={panel}>
      <PresetSection />
      <PaletteSection />
      <TypeSection />
      <ShapeSection />
      <LogoSection />
      <LayoutSection />
      <SocialLoginsSection />
      <BackgroundSection />
    </div>
  );
}
