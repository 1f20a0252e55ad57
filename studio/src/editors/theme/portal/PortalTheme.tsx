import { FoundControls } from './FoundControls';
import { PanelList } from './PanelList';
import { PanelView } from './PanelView';
import { controlsIn, portalPanels } from './portal-panels';
import './portal-theme.css';
import { SearchField } from '../../../ui/SearchField';
import { useOwnCounts } from './own-options';
import { usePortalTheme } from './portal-store';
import { useRevealOption } from './use-reveal-option';

const everyControl = [portalPanels.flatMap(controlsIn)];

/** Edits the theme of the admin portal, and what its pages show. */
export function PortalTheme() {
  const open = usePortalTheme((state) => state.panel);
  const search = usePortalTheme((state) => state.search);
  const onlyChanged = usePortalTheme((state) => state.onlyChanged);
  const panel = useRevealOption();
  const shown = portalPanels.find(({ id }) => id === open);
  return (
    <div ref={panel} className="studio-portal-theme">
      <Tools />
      {search.trim() !== '' || onlyChanged ? (
        <FoundControls search={search} onlyChanged={onlyChanged} />
      ) : shown ? (
        <PanelView key={shown.id} panel={shown} />
      ) : (
        <PanelList />
      )}
    </div>
  );
}

function Tools() {
  const search = usePortalTheme((state) => state.search);
  const onlyChanged = usePortalTheme((state) => state.onlyChanged);
  const find = usePortalTheme((state) => state.find);
  const showOnlyChanged = usePortalTheme((state) => state.showOnlyChanged);
  const [changed = 0] = useOwnCounts(everyControl);
  return (
    <div className="studio-portal-tools">
      <SearchField label="Find a setting" placeholder="Find a part or a setting" value={search} onChange={find} />
      <label className="studio-toggle">
        <input type="checkbox" checked={onlyChanged} onChange={(event) => showOnlyChanged(event.target.checked)} />
        Only changed ({changed})
      </label>
    </div>
  );
}
