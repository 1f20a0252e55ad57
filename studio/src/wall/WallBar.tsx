import { ComparePicker } from '../preview/ComparePicker';
import { areaTitles } from '../preview/screen-groups';
import { SearchField } from '../ui/SearchField';
import { Segments } from '../ui/Segments';
import { Select } from '../ui/Select';
import type { WallArea, WallFilter, WallShow } from '../view/view-place';
import { useView } from '../view/view-store';
import type { CameraControl } from './camera-control';
import type { CardShape } from './card-shape';
import { ExportButton } from './export/ExportButton';
import { WallZoom } from './WallZoom';
import type { WallCommands } from './wall-commands';

const shows = [
  { value: 'defaults', label: 'Screens' },
  { value: 'all', label: 'All states' },
  { value: 'errors', label: 'Errors' },
] as const satisfies readonly { value: WallShow; label: string }[];

const areas = [
  { value: 'all', label: 'All areas' },
  { value: 'login-box', label: areaTitles['login-box'] },
  { value: 'admin-portal', label: areaTitles['admin-portal'] },
] as const satisfies readonly { value: WallArea; label: string }[];

const filters = [
  { value: 'none', label: 'No filter' },
  { value: 'changed', label: 'Changed since opening' },
  { value: 'contrast', label: 'Failing contrast' },
] as const satisfies readonly { value: WallFilter; label: string }[];

export interface WallBarProps {
  control: CameraControl;
  commands: WallCommands;
  shape: CardShape;
  /** Number of screens that match. */
  count: number;
}

/** Search, filters and zoom of the wall. */
export function WallBar({ control, commands, shape, count }: WallBarProps) {
  const show = useView((view) => view.show);
  const area = useView((view) => view.area);
  const filter = useView((view) => view.filter);
  const changeView = useView((view) => view.changeView);
  return (
    <div className="wall-bar">
      <WallSearch />
      <Segments label="States" value={show} segments={shows} onChange={(chosen) => changeView({ show: chosen })} />
      <Select
        aria-label="Area"
        quiet
        value={area}
        options={areas}
        onChange={(chosen) => changeView({ area: chosen })}
      />
      <Select
        aria-label="Filter"
        quiet
        value={filter}
        options={filters}
        onChange={(chosen) => changeView({ filter: chosen })}
      />
      <ComparePicker />
      <span className="wall-count" role="status">
        {count === 1 ? '1 screen' : `${count} screens`}
      </span>
      <ExportButton commands={commands} shape={shape} disabled={count === 0} />
      <WallZoom control={control} commands={commands} />
    </div>
  );
}

function WallSearch() {
  const search = useView((view) => view.search);
  const changeView = useView((view) => view.changeView);
  return (
    <SearchField
      label="Search screens and states"
      placeholder="Search screens"
      value={search}
      onChange={(text) => changeView({ search: text })}
    />
  );
}
