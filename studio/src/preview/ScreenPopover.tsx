import { screenById } from '@portico/fixtures';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components';
import { pressedKey } from '../ui/pressed-key';
import { SearchField } from '../ui/SearchField';
import { useView } from '../view/view-store';
import type { PickerPopoverProps } from './PickerButton';
import { PickerPopover } from './PickerPopover';
import { areaTitles, type ScreenGroup, screenGroups } from './screen-groups';

/** The list of all screens, with a search. */
export function ScreenPopover(picker: PickerPopoverProps) {
  return (
    <PickerPopover className="screen-popover" {...picker}>
      <Dialog className="screen-list" aria-label="Screens">
        <ScreenList onChoose={picker.onClose} />
      </Dialog>
    </PickerPopover>
  );
}

function ScreenList({ onChoose }: { onChoose: () => void }) {
  const [search, setSearch] = useState('');
  const current = useView((view) => view.screen);
  const changeView = useView((view) => view.changeView);
  const groups = screenGroups(search);
  const field = useRef<HTMLInputElement>(null);
  // The user opens the list to search it: focuses the search field.
  useEffect(() => field.current?.focus(), []);

  function choose(id: string): void {
    const screen = screenById(id);
    if (screen) changeView({ screen: id, state: Object.keys(screen.states)[0] ?? 'default' });
    onChoose();
  }

  return (
    <>
      <div className="screen-search">
        <SearchField
          ref={field}
          label="Search screens"
          placeholder="Search screens and states"
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            const best = bestOf(groups, search);
            if (pressedKey(event) === 'Enter' && best) choose(best.id);
          }}
        />
      </div>
      {groups.length === 0 && <p className="studio-empty">No screen is called that.</p>}
      {groups.map((group) => (
        <section key={`${group.area} ${group.title}`}>
          <h3>
            {areaTitles[group.area]} · {group.title}
          </h3>
          <ul>
            {group.screens.map((screen) => (
              <li key={screen.id}>
                <button
                  type="button"
                  aria-current={screen.id === current || undefined}
                  onClick={() => choose(screen.id)}
                >
                  {screen.title}
                  <span className="screen-count">{Object.keys(screen.states).length}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A screen with this name ranks before a screen that has a state with this name. */
function bestOf(groups: readonly ScreenGroup[], search: string) {
  const found = groups.flatMap(({ screens }) => screens);
  return found.find(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase())) ?? found[0];
}
