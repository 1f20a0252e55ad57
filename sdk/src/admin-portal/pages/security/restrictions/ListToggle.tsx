import { useTranslate } from '../../../../app/context';
import type { RestrictionMode } from '../../../../contract';

const lists: readonly RestrictionMode[] = ['ALLOW', 'BLOCK'];

export interface ListToggleProps {
  label: string;
  /** The group of texts that names the two lists. */
  texts: 'security_ipRestrictions' | 'security_DomainRestrictions';
  selected: RestrictionMode;
  onSelect: (list: RestrictionMode) => void;
}

/** Chooses which of the two lists is shown. Style it by `.portico-list-toggle`. */
export function ListToggle({ label, texts, selected, onSelect }: ListToggleProps) {
  const t = useTranslate();
  return (
    <fieldset className="portico-list-toggle" aria-label={label}>
      {lists.map((list) => (
        <button
          key={list}
          type="button"
          aria-pressed={list === selected}
          className="portico-list-toggle-button"
          onClick={() => onSelect(list)}
        >
          {t(`adminPortal.${texts}.${list === 'ALLOW' ? 'allowButton' : 'denyButton'}`)}
        </button>
      ))}
    </fieldset>
  );
}
