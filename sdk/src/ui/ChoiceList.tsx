import { useId, useMemo, useState } from 'react';
import { LongList } from './LongList';
import { SearchField } from './SearchField';
import { textMatcher } from './text-match';
import { idOf } from './use-long-list';

/** Number of choices from which the list has a search field. */
const SEARCHABLE_FROM = 9;

interface Choice {
  id: string;
  label: string;
  description?: string | undefined;
  /** It is shown but can't be changed; its description says why. */
  disabled?: boolean;
}

export interface ChoiceListProps {
  label: string;
  description?: string;
  choices: readonly Choice[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  searchLabel: string;
  clearSearchLabel: string;
  /** Shown instead of the choices if none has the searched text. */
  nothingFound: string;
}

/** A list of checkboxes, each with a description. Style it by `.portico-choices`. */
export function ChoiceList({ label, description, choices, selected, onChange, ...search }: ChoiceListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const matching = useMemo(() => choicesWith(choices, query), [choices, query]);
  const chosen = new Set(selected);
  const toggle = (choice: string) =>
    onChange(chosen.has(choice) ? selected.filter((other) => other !== choice) : [...selected, choice]);
  return (
    <fieldset className="portico-choices" aria-describedby={description ? `${id}-description` : undefined}>
      <legend className="portico-label">{label}</legend>
      {description && (
        <p id={`${id}-description`} className="portico-choices-help">
          {description}
        </p>
      )}
      {choices.length >= SEARCHABLE_FROM && (
        <SearchField
          label={search.searchLabel}
          clearLabel={search.clearSearchLabel}
          value={query}
          onChange={setQuery}
        />
      )}
      <div className="portico-choices-list">
        <LongList items={matching} itemKey={idOf}>
          {(choice) => <ChoiceRow choice={choice} checked={chosen.has(choice.id)} onToggle={() => toggle(choice.id)} />}
        </LongList>
        <p className="portico-choices-none" role="status">
          {query && matching.length === 0 && search.nothingFound}
        </p>
      </div>
    </fieldset>
  );
}

function choicesWith(choices: readonly Choice[], query: string): readonly Choice[] {
  const matches = textMatcher(query);
  return choices.filter(({ label }) => matches(label));
}

function ChoiceRow({ choice, checked, onToggle }: { choice: Choice; checked: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <label className="portico-choice" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className="portico-checkbox-input"
        aria-label={choice.label}
        aria-describedby={choice.description ? `${id}-description` : undefined}
        checked={checked}
        disabled={choice.disabled}
        onChange={onToggle}
      />
      <span className="portico-choice-label">
        <bdi>{choice.label}</bdi>
      </span>
      {choice.description && (
        <span id={`${id}-description`} className="portico-choice-description">
          <bdi>{choice.description}</bdi>
        </span>
      )}
    </label>
  );
}
