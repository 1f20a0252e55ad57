import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useOwnCounts } from './own-options';
import { controlsIn, type PortalPanel, portalPanels } from './portal-panels';
import { usePortalTheme } from './portal-store';
import { showScreenOf } from './show-screen';

const groups = ['Portal', 'Components', 'Pages'] as const;
const controls = portalPanels.map(controlsIn);

/** All panels by group, each with the number of its changed settings. */
export function PanelList() {
  const counts = useOwnCounts(controls);
  return (
    <div className="studio-portal-list">
      <p className="studio-help">
        The portal starts from the colours, type and shapes of the login box. What you set here applies to the portal
        only.
      </p>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {portalPanels.map(
              (panel, index) =>
                panel.group === group && <PanelRow key={panel.id} panel={panel} changed={counts[index] ?? 0} />,
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PanelRow({ panel, changed }: { panel: PortalPanel; changed: number }) {
  const open = usePortalTheme((state) => state.open);
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (usePortalTheme.getState().left === panel.id) row.current?.focus();
  }, [panel.id]);
  return (
    <li>
      <button
        ref={row}
        type="button"
        className="studio-portal-row"
        onClick={() => {
          open(panel.id);
          showScreenOf(panel);
        }}
      >
        <span>{panel.title}</span>
        {changed > 0 && <span className="studio-portal-count">{changed} changed</span>}
        <ChevronRight size={14} aria-hidden />
      </button>
    </li>
  );
}
