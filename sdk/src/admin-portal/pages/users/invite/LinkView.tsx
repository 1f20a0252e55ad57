import { useRef, useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { InviteLink } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { CopyIcon } from '../../../../ui/CopyIcon';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { useCopy } from '../../../../ui/use-copy';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { useAction } from '../../../parts/use-action';
import { useUsers } from '../use-users';
import { dateOf } from './LinkSettings';

export interface LinkViewProps {
  link: InviteLink;
  onEdit: () => void;
  onRemove: () => Promise<void>;
}

/** The invite link to copy, until when and for which roles it works. */
export function LinkView({ link, onEdit, onRemove }: LinkViewProps) {
  const t = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const roles = useUsers((users) => users.roles) ?? [];
  const names = roles.filter(({ id }) => link.roleIds?.includes(id)).map(({ name }) => name);
  const hasExpired = Date.parse(link.expires) <= useApp().session.now();
  if (isAsking) return <Deactivation onRemove={onRemove} onCancel={() => setIsAsking(false)} />;
  return (
    <>
      <DialogBody>
        <p className="portico-muted">{t('adminPortal.users_InvitationLink.accountInvitationLinkTip')}</p>
        <CopyableLink link={link} />
        <p>
          {hasExpired
            ? t('adminPortal.users_InvitationLink.linkExpired')
            : t('adminPortal.users_InvitationLink.linkExpiration', { date: dateOf(t.language, link) })}
        </p>
        {names.length > 0 && (
          <p>
            {t('adminPortal.users_InvitationLink.rolesLabel', { roles: new Intl.ListFormat(t.language).format(names) })}
          </p>
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('adminPortal.users_EditInvitationLink.deactivateLink')}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          {t('adminPortal.users_EditInvitationLink.edit')}
        </Button>
      </DialogActions>
    </>
  );
}

function CopyableLink({ link }: { link: InviteLink }) {
  const t = useTranslate();
  const { location, routes } = useApp();
  const address = location.href(`${routes.signUpUrl}?invitationToken=${encodeURIComponent(link.token)}`);
  const shown = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(address, shown);
  return (
    <div className="portico-copy-row">
      <code ref={shown} dir="ltr">
        {address}
      </code>
      <Button size="dense" data-initial-focus onClick={copy}>
        <CopyIcon state={state} />
        <span>{t('adminPortal.users_EditInvitationLink.copyInviteLink')}</span>
      </Button>
    </div>
  );
}

/** Asks in the same dialog, because a dialog never stands over a dialog. */
function Deactivation({ onRemove, onCancel }: { onRemove: () => Promise<void>; onCancel: () => void }) {
  const t = useTranslate();
  const remove = useAction(onRemove);
  return (
    <>
      <DialogBody>
        <p>{t('adminPortal.users_DeactivateInvitationLink.areYouSureDeleteInviteLink')}</p>
        {remove.error && <ErrorAlert error={remove.error} focusOn={remove.failures} />}
      </DialogBody>
      {remove.pending && <SlowRequest onCancel={remove.cancel} />}
      <DialogActions>
        <Button variant="secondary" data-initial-focus onClick={onCancel} disabled={remove.pending}>
          {t('adminPortal.users_DeactivateInvitationLink.cancel')}
        </Button>
        <Button variant="danger" pending={remove.pending} onClick={() => remove.run()}>
          {t('adminPortal.users_DeactivateInvitationLink.deactivate')}
        </Button>
      </DialogActions>
    </>
  );
}
