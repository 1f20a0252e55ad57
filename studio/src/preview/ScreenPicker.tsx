import { screenById } from '@portico/fixtures';
import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useView } from '../app/view-store';
import { areaTitles, screenGroups } from './screen-groups';

/** The screen that is shown; opens the list of all of them. */
export function ScreenPicker() {
  const screen = screenById(useView((view) => view.screen));
  const [open, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <AriaButton
        className="studio-button screen-picker"
        aria-label={`Screen: ${screen?.title ?? 'unknown'}. Choose another`}
      >
        <span className="screen-picker-area">{screen?.flow}</span>
        <strong>{screen?.title ?? 'Unknown screen'}</strong>
        <ChevronDown size={14} aria-hidden />
      </AriaButton>
      <Popover className="studio-popover screen-popover" placement="bottom start">
        <Dialog className="screen-list" aria-label="Screens">
          <ScreenList onChoose={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function ScreenList({ onChoose }: { onChoose: () => void }) {
  const [search, setSearch] = useState('');
  const current = useView((view) => view.screen);
  const look = useView((view) => view.look);
  const groups = screenGroups(search);

  function choose(id: string): void {
    const screen = screenById(id);
    if (screen) look({ screen: id, state: Object.keys(screen.states)[0] ?? 'default' });
    onChoose();
  }

  return (
    <>
      <label className="screen-search">
        <Search size={14} aria-hidden />
        <input
          aria-label="Search screens"
          placeholder="Search screens and states"
          data-own-undo
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            const first = groups[0]?.screens[0];
            if (event.key === 'Enter' && first) choose(first.id);
          }}
        />
      </label>
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
