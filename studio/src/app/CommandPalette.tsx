import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { type Entry, findEntries, listEntries } from './commands';
import './palette.css';
import { useView } from '../view/view-store';

/** Searches actions, screens, editors, tokens and texts. */
export function CommandPalette() {
  const changeView = useView((view) => view.changeView);
  const [search, setSearch] = useState('');
  const entries = useMemo(listEntries, []);
  const found = useMemo(() => findEntries(entries, search), [entries, search]);
  const close = () => changeView({ paletteOpen: false });

  return (
    <ModalOverlay className="studio-scrim" isOpen isDismissable onOpenChange={(open) => !open && close()}>
      <Modal className="studio-dialog studio-palette">
        <Dialog aria-label="Find anything">
          <Autocomplete inputValue={search} onInputChange={setSearch}>
            <SearchField aria-label="Find anything" autoFocus data-own-undo>
              <Input
                className="studio-palette-input"
                role="combobox"
                aria-expanded
                aria-haspopup="listbox"
                placeholder="Find an action, a screen, a value or a sentence"
              />
            </SearchField>
            <ListBox
              className="studio-palette-list"
              aria-label="Results"
              items={inGroups(found)}
              selectionMode="none"
              renderEmptyState={() => <p className="studio-palette-empty">Nothing goes by “{search}”.</p>}
              onAction={(key) => {
                close();
                found.find(({ id }) => id === key)?.run();
              }}
            >
              {(section) => (
                <ListBoxSection id={section.id}>
                  <Header className="studio-palette-group">{section.id}</Header>
                  <Collection items={section.entries}>{(entry) => <Row entry={entry} />}</Collection>
                </ListBoxSection>
              )}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Row({ entry }: { entry: Entry }) {
  return (
    <ListBoxItem className="studio-palette-row" id={entry.id} textValue={entry.title || entry.id}>
      <span className="studio-palette-title">{entry.title}</span>
      {entry.hint !== undefined && <span className="studio-palette-hint">{entry.hint}</span>}
    </ListBoxItem>
  );
}

function inGroups(entries: readonly Entry[]): { id: Entry['group']; entries: Entry[] }[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((id) => ({ id, entries: entries.filter(({ group }) => group === id) }));
}
