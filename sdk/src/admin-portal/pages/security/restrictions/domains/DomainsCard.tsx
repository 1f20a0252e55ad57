import { AtSign, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../../../app/context';
import type { DomainRestriction } from '../../../../../contract';
import { EmptyState } from '../../../../../ui/EmptyState';
import { Table } from '../../../../../ui/Table';
import { idOf } from '../../../../../ui/use-long-list';
import { CreateButton } from '../../../../parts/CreateButton';
import { usePermission } from '../../../../parts/use-access';
import { usePortalActions } from '../../../../shell/use-portal';
import type { SecurityDialog } from '../../security-dialogs';
import { securityPermissions } from '../../security-permissions';
import { ListToggle } from '../ListToggle';
import type { Domains } from './domains-store';

/** One of the two lists of domains; the one in use first. */
export function DomainsCard({ data: { config, domains } }: { data: Domains }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const [list, setList] = useState(config.listType);
  const shown = domains.filter(({ type }) => type === list);
  return (
    <section className="portico-card" aria-label={t('adminPortal.security_DomainRestrictions.listTitle')}>
      <div className="portico-toolbar">
        <ListToggle
          label={t('adminPortal.security_DomainRestrictions.listLabel')}
          texts="security_DomainRestrictions"
          selected={list}
          onSelect={setList}
        />
        <span className="portico-toolbar-end">
          <CreateButton
            label={t('adminPortal.security_DomainRestrictions.addDomainsTitle')}
            permission={securityPermissions.changeDomains}
            size="dense"
            onClick={() => openDialog({ kind: 'addDomains', list } satisfies SecurityDialog)}
          />
        </span>
      </div>
      {shown.length > 0 ? (
        <DomainsTable domains={shown} />
      ) : (
        <EmptyState
          icon={<AtSign size={20} />}
          title={t(`adminPortal.security_DomainRestrictions.${list}Empty`)}
          description={t(`adminPortal.security_DomainRestrictions.${list}EmptyText`)}
        />
      )}
    </section>
  );
}

function DomainsTable({ domains }: { domains: readonly DomainRestriction[] }) {
  const t = useTranslate();
  const mayDelete = usePermission(securityPermissions.deleteDomains);
  const title = t('adminPortal.security_DomainRestrictions.domainHeader');
  const actions = {
    title: t('adminPortal.security_DomainRestrictions.actionsHeader'),
    render: (entry: DomainRestriction) => <DeleteButton entry={entry} />,
  };
  return (
    <Table
      label={t('adminPortal.security_DomainRestrictions.listTitle')}
      columns={[{ id: 'domain', title, render: ({ domain }) => <bdi dir="ltr">{domain}</bdi> }]}
      rows={domains}
      rowKey={idOf}
      rowName={({ domain }) => domain}
      actions={mayDelete ? actions : undefined}
    />
  );
}

function DeleteButton({ entry: { id, domain } }: { entry: DomainRestriction }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <button
      type="button"
      className="portico-icon-button"
      aria-label={t('adminPortal.security_DomainRestrictions.deleteDomain', { domain })}
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'deleteDomain', id } satisfies SecurityDialog)}
    >
      <Trash2 size={20} />
    </button>
  );
}
