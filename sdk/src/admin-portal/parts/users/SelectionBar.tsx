import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession, useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { useAction } from '../use-action';
import { useNotifyFailure } from '../use-notify-failure';
import type { Listing } from './create-listing';

export interface SelectionBarProps {
  listing: Listing<{ id: string }>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Selects the users of all pages, except the signed-in one. */
  onSelectEveryone: (except: string | undefined) => Promise<void>;
  /** The actions on the selected users. */
  children: ReactNode;
}

/** The toolbar of a list with selected users: their number, and the actions on them. */
export function SelectionBar({ children, ...selection }: SelectionBarProps) {
  const t = useTranslate();
  const { selected, onSelect } = selection;
  return (
    <div className="portico-toolbar portico-bulk">
      <button
        type="button"
        className="portico-icon-button"
        aria-label={t('adminPortal.users.clearSelection')}
        onClick={() => onSelect(new Set())}
      >
        <X size={16} />
      </button>
      <strong role="status">{t('adminPortal.users.selectedCount', { count: selected.size })}</strong>
      <SelectEveryone {...selection} />
      <span className="portico-bulk-actions">{children}</span>
    </div>
  );
}

/** Offers to select the users of all pages, once those of this page are selected. */
function SelectEveryone({ listing, selected, onSelectEveryone }: Omit<SelectionBarProps, 'children'>) {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const notifyFailure = useNotifyFailure();
  const all = useAction(() => onSelectEveryone(me).catch(notifyFailure));
  if (listing.phase !== 'ready') return null;
  const { items, totalPages, totalItems } = listing.page;
  const isPageSelected = items.every(({ id }) => id === me || selected.has(id));
  if (!isPageSelected || totalPages < 2 || selected.size > items.length) return null;
  return (
    <Button variant="quiet" size="dense" pending={all.pending} onClick={() => all.run()}>
      {t('adminPortal.table.selectAllRows', { count: totalItems })}
    </Button>
  );
}
