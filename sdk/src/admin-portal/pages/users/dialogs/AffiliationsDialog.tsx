import { useEffect, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { TeamUser } from '../../../../contract';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import type { AffiliationKind } from '../affiliations';
import { useUsers } from '../use-users';

export interface AffiliationsDialogProps {
  kind: AffiliationKind;
  member: TeamUser;
}

const texts = {
  groups: {
    title: 'adminPortal.users.groupsOf',
    label: 'adminPortal.users.groupsHeader',
    none: 'adminPortal.users.noGroupsYet',
    saved: 'adminPortal.users.groupsSaved',
  },
  applications: {
    title: 'adminPortal.users.applicationsOf',
    label: 'adminPortal.users.applicationsHeader',
    none: 'adminPortal.users.noApplicationsYet',
    saved: 'adminPortal.users.applicationsSaved',
  },
} as const;

/** Sets the groups that a member is in, or the applications assigned to them. */
function AffiliationsDialog({ kind, member }: AffiliationsDialogProps) {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const { closeDialog } = usePortalActions();
  const name = member.name || member.email;
  const setAffiliations = useUsers((users) => users.setAffiliations);
  const { names, own } = useAffiliations(kind, member.id);
  const [edited, setEdited] = useState<readonly string[]>();
  const selected = edited ?? own;
  const save = useAction(async () => {
    const undo = await setAffiliations(kind, member, selected);
    offerUndo(t(texts[kind].saved, { name }), undo);
  }, closeDialog);
  return (
    <FormDialog
      title={t(texts[kind].title, { name })}
      action={save}
      cancel={t('adminPortal.users_EditUserRoles.cancel')}
      submit={t('adminPortal.users_EditUserRoles.update')}
      onClose={closeDialog}
    >
      {names.size === 0 && <p className="portico-muted">{t(texts[kind].none)}</p>}
      {names.size > 0 && (
        <ChoiceList
          label={t(texts[kind].label)}
          choices={[...names].map(([id, label]) => ({ id, label }))}
          selected={selected}
          onChange={setEdited}
          searchLabel={t('adminPortal.users.searchLabel')}
          clearSearchLabel={t('adminPortal.users.clearSearch')}
        />
      )}
    </FormDialog>
  );
}

function useAffiliations(kind: AffiliationKind, userId: string) {
  const { names, ofUser } = useUsers((users) => users.affiliations[kind]);
  const load = useUsers((users) => users.loadAffiliations);
  useEffect(() => void load(kind, [userId]), [load, kind, userId]);
  return { names, own: ofUser.get(userId) ?? noIds };
}

const noIds: readonly string[] = [];

/** The dialog's chunk. */
export const affiliationsContent: LazyContent<AffiliationsDialogProps> = { component: AffiliationsDialog };
