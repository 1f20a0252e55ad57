import { ArrowLeft, Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../../../ui/Button';
import { OptionSection } from './OptionSection';
import { resetControls, useOwnCounts } from './own-options';
import { controlsIn, type PortalPanel } from './portal-panels';
import { usePortalTheme } from './portal-store';
import { showScreenOf, useOtherScreen } from './show-screen';

/** One panel: a component, the menu or a page, in sections. */
export function PanelView({ panel }: { panel: PortalPanel }) {
  const wanted = usePortalTheme((state) => state.wanted);
  const content = panel.sections.filter(({ isContent }) => isContent);
  const styles = panel.sections.filter(({ isContent }) => !isContent);
  return (
    <section aria-label={panel.title}>
      <PanelHead panel={panel} />
      {content.length > 0 && <h4 className="studio-portal-part">What it shows</h4>}
      {content.map((section) => (
        <OptionSection key={section.title} section={section} panel={panel} wanted={wanted} />
      ))}
      {content.length > 0 && <h4 className="studio-portal-part">How it looks</h4>}
      {styles.map((section) => (
        <OptionSection key={section.title} section={section} panel={panel} wanted={wanted} />
      ))}
    </section>
  );
}

function PanelHead({ panel }: { panel: PortalPanel }) {
  const open = usePortalTheme((state) => state.open);
  const other = useOtherScreen(panel);
  const controls = controlsIn(panel);
  const [changed = 0] = useOwnCounts([controls]);
  const title = useTitleFocus();
  return (
    <header className="studio-portal-head">
      <IconButton label="All parts of the portal" onClick={() => open(null)}>
        <ArrowLeft size={14} aria-hidden />
      </IconButton>
      <h3 ref={title} tabIndex={-1}>
        {panel.title}
      </h3>
      {changed > 0 && (
        <Button onClick={() => resetControls(`Reset ${panel.title}`, controls)}>Reset all {changed}</Button>
      )}
      {other !== null && (
        <Button variant="outlined" className="studio-portal-show" onClick={() => showScreenOf(panel)}>
          <Eye size={14} aria-hidden />
          Show on {other}
        </Button>
      )}
    </header>
  );
}

/** Focuses the title of a panel that the user opens: the row that was pressed is gone. */
function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLookedFor = usePortalTheme.getState().wanted !== null;
    if (!isLookedFor) title.current?.focus();
  }, []);
  return title;
}
