import { useEffect, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { TeamUser } from '../../../../contract';
import { ChoiceList } from '../../../../ui/ChoiceList';
import type { FormValues } from '../../../../ui/Form';
import { displayName } from '../../../parts/display-name';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { useConflictingSave } from '../../../parts/use-conflicting-save';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import type { AffiliationKind } from '../affiliations';
import { useUsers } from '../use-users';
import { useLeaveGoneUser } from './use-leave-gone-user';

export interface AffiliationsDialogProps {
  kind: AffiliationKind;
  member: TeamUser;
}

const texts = {
  groups: {
    title: 'adminPortal.users.groupsOf',
    label: 'adminPortal.users.groupsHeader',
    search: 'adminPortal.users.searchGroups',
    none: 'adminPortal.users.noGroupsYet',
    saved: 'adminPortal.users.groupsSaved',
  },
  applications: {
    title: 'adminPortal.users.applicationsOf',
    label: 'adminPortal.users.applicationsHeader',
    search: 'adminPortal.users.searchApplications',
    none: 'adminPortal.users.noApplicationsYet',
    saved: 'adminPortal.users.applicationsSaved',
  },
} as const;

/** Sets the groups that a member is in, or the applications assigned to them. */
function AffiliationsDialog(props: AffiliationsDialogProps) {
  return <FromCurrent>{(loadCurrent) => <AffiliationsForm {...props} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function AffiliationsForm({ kind, member, onLoadCurrent }: AffiliationsDialogProps & { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const { names, own } = useAffiliations(kind, member.id);
  const [edited, setEdited] = useState<Choice>();
  const selected = edited?.ids ?? own;
  return (
    <EditDialog
      title={t(texts[kind].title, { name: displayName(member) })}
      saving={useSaveChoice({ kind, member }, edited, names)}
      cancel={t('adminPortal.users_EditUserRoles.cancel')}
      submit={t('adminPortal.users_EditUserRoles.update')}
      onLoadCurrent={onLoadCurrent}
      onGone={useLeaveGoneUser(member.id)}
      onClose={closeDialog}
    >
      {names.size === 0 && <p className="portico-muted">{t(texts[kind].none)}</p>}
      {names.size > 0 && (
        <ChoiceList
          label={t(texts[kind].label)}
          choices={[...names].map(([id, label]) => ({ id, label }))}
          selected={selected}
          onChange={(ids) => setEdited({ ids, base: edited?.base ?? own })}
          searchLabel={t(texts[kind].search)}
          clearSearchLabel={t('adminPortal.table.clearSearch')}
          nothingFound={t('adminPortal.table.nothingFound')}
        />
      )}
    </EditDialog>
  );
}

/** What the user has chosen, and from which state on: only the difference is saved. */
interface Choice {
  ids: readonly string[];
  base: readonly string[];
}

function useSaveChoice(
  { kind, member }: AffiliationsDialogProps,
  { ids, base }: Choice = { ids: noIds, base: noIds },
  names: ReadonlyMap<string, string>,
) {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const { closeDialog } = usePortalActions();
  const setAffiliations = useUsers((users) => users.setAffiliations);
  // What is no longer among the names is gone.
  const without = (some: readonly string[]) => (id: string) => names.has(id) && !some.includes(id);
  return useConflictingSave<FormValues>(async () => {
    const changes = { added: ids.filter(without(base)), removed: base.filter(without(ids)) };
    const undo = await setAffiliations(kind, member, changes);
    offerUndo(t(texts[kind].saved, { name: displayName(member) }), undo);
  }, closeDialog);
}

function useAffiliations(kind: AffiliationKind, userId: string) {
  const { names, ofUser } = useUsers((users) => users.affiliations[kind]);
  const load = useUsers((users) => users.loadAffiliations);
  useEffect(() => void load(kind, [userId]), [load, kind, userId]);
  return { names, own: ofUser.get(userId) ?? noIds };
}

const noIds: readonly string[] = [];

/** The dialog's chunk. */
export const content: LazyContent<AffiliationsDialogProps> = { component: AffiliationsDialog };
