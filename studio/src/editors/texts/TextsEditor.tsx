import { type ReactNode, useState } from 'react';
import { useDraft } from '../../draft/draft-store';
import { valueAt } from '../../draft/path';
import { SearchField } from '../../ui/SearchField';
import { LanguageSelect } from '../../view/LanguageSelect';
import { editedLanguage } from '../../view/languages';
import { useView } from '../../view/view-store';
import { TextRow } from './TextRow';
import { matchesSearch, type TextEntry, type TextGroup } from './text-list';
import './texts.css';
import { invalidTextOver, textIdOf, useTexts } from './texts-store';
import { useStandardTexts } from './use-standard-texts';

/** Maximum number of found texts that are shown at once: a single letter finds thousands, whose fields take seconds. */
const FOUND_LIMIT = 300;

/** Edits every text of login box and portal, in any language. */
export function TextsEditor() {
  const language = editedLanguage(useView((view) => view.language));
  const target = useView((view) => view.target);
  const own = useDraft((draft) => valueAt(draft.metadata, ['localizations', language]));
  const search = useTexts((texts) => texts.search);
  const onlyChanged = useTexts((texts) => texts.onlyChanged);
  const invalidTexts = useTexts((texts) => texts.invalidTexts);
  const usedTexts = useTexts((texts) => texts.usedTexts);
  const wanted = target?.kind === 'text' ? target.key : null;
  const groups = useStandardTexts(language);

  const ownText = (key: string) => {
    const text = valueAt(own, key.split('.'));
    return typeof text === 'string' ? text : undefined;
  };
  const isChanged = (key: string) =>
    ownText(key) !== undefined || invalidTextOver(undefined, textIdOf(language, key), { invalidTexts }) !== undefined;
  const isShown = (entry: TextEntry) =>
    entry.key === wanted ||
    usedTexts.has(textIdOf(language, entry.key)) ||
    ((!onlyChanged || isChanged(entry.key)) && (search === '' || matchesSearch(entry, ownText(entry.key), search)));
  const shown = groups
    .map((group) => ({ ...group, entries: group.entries.filter(isShown) }))
    .filter((group) => group.entries.length > 0);
  const found = shown.flatMap((group) => group.entries).length;

  return (
    <div className="studio-texts">
      <TextsToolbar changed={groups.flatMap((group) => group.entries).filter(({ key }) => isChanged(key)).length} />
      {shown.map((group) => (
        <TextSection
          key={group.id}
          group={group}
          searched={(search !== '' || onlyChanged) && found <= FOUND_LIMIT}
          wanted={group.entries.some(({ key }) => key === wanted)}
          changed={group.entries.filter(({ key }) => isChanged(key)).length}
        >
          {(entry) => (
            <TextRow
              key={entry.key}
              entry={entry}
              language={language}
              own={ownText(entry.key)}
              wanted={entry.key === wanted}
            />
          )}
        </TextSection>
      ))}
      {shown.length === 0 && <NothingFound onlyChanged={onlyChanged} search={search} />}
    </div>
  );
}

function TextsToolbar({ changed }: { changed: number }) {
  const search = useTexts((texts) => texts.search);
  const onlyChanged = useTexts((texts) => texts.onlyChanged);
  const find = useTexts((texts) => texts.find);
  const showOnlyChanged = useTexts((texts) => texts.showOnlyChanged);
  return (
    <div className="studio-texts-tools">
      <SearchField label="Find a text" placeholder="Find a key or a sentence" value={search} onChange={find} />
      <div className="studio-texts-row">
        <LanguageSelect />
        <label className="studio-toggle">
          <input type="checkbox" checked={onlyChanged} onChange={(event) => showOnlyChanged(event.target.checked)} />
          Only changed ({changed})
        </label>
      </div>
    </div>
  );
}

interface TextSectionProps {
  group: TextGroup;
  /** Open while a search shows what it has found. */
  searched: boolean;
  /** The selected text is in this group: opens the group and keeps it open. */
  wanted: boolean;
  changed: number;
  children: (entry: TextEntry) => ReactNode;
}

/** The texts of one screen. Renders its rows only while it is open, which keeps hundreds of texts fast. */
function TextSection({ group, searched, wanted, changed, children }: TextSectionProps) {
  const [open, setOpen] = useState(group.id === 'loginBox.login');
  if (wanted && !open) setOpen(true);
  const shown = searched || open;
  return (
    <section className="studio-text-group">
      <h3>
        <button type="button" aria-expanded={shown} onClick={() => setOpen(!shown)}>
          {group.title}
          <span className="studio-section-count">
            {changed > 0 ? `${changed} of ${group.entries.length}` : group.entries.length}
          </span>
        </button>
      </h3>
      {shown && group.entries.map(children)}
    </section>
  );
}

function NothingFound({ onlyChanged, search }: { onlyChanged: boolean; search: string }) {
  return (
    <div className="studio-empty">
      <strong>{onlyChanged && search === '' ? 'No text is your own yet' : `Nothing contains “${search}”`}</strong>
      <p>
        {onlyChanged && search === ''
          ? 'Texts you change in this language are listed here.'
          : 'Search finds keys, default texts and your own texts.'}
      </p>
    </div>
  );
}
