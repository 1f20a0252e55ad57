import { memo, useMemo } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { Table, type TableColumn } from '../../../../ui/Table';
import { idOf } from '../../../../ui/use-long-list';
import { RelativeTime } from '../../../parts/RelativeTime';
import { usePermission } from '../../../parts/use-access';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import type { ApiToken } from '../token-calls';
import { useTokenOwner } from '../token-owner';
import { useTokens } from '../tokens-store';
import { ExpiryCell } from './ExpiryCell';
import { RolesCell } from './RolesCell';
import { TokenActions } from './TokenActions';

export interface TokensTableProps {
  tokens: readonly ApiToken[];
  layout: TableLayoutState;
}

/** The tokens of the page, newest first. Renders again with other tokens only, not with each letter of a search. */
export const TokensTable = memo(function TokensTable({ tokens, layout }: TokensTableProps) {
  const t = useTranslate();
  const { owner, texts, remove } = useTokenOwner();
  const columns = useMemo(
    () => [...columnsOfAll(t, texts), ...(owner === 'tenant' ? columnsOfTenant(t) : [])],
    [t, texts, owner],
  );
  const actions = useMemo(() => actionsOf(t), [t]);
  return (
    <Table
      label={t(`adminPortal.${texts}.pageTitle`)}
      columns={columns}
      rows={tokens}
      rowKey={idOf}
      rowName={({ description }) => description}
      {...useLayoutProps(layout)}
      actions={usePermission(remove) ? actions : undefined}
    />
  );
});

const actionsOf = (t: Translate) => ({
  title: t('adminPortal.tokens.actionsHeader'),
  render: (token: ApiToken) => <TokenActions token={token} />,
});

function columnsOfAll(t: Translate, texts: 'personalTokens' | 'apiTokens'): TableColumn<ApiToken>[] {
  return [
    {
      id: 'description',
      title: t('adminPortal.tokens.descriptionHeader'),
      render: ({ description }) => <bdi className="portico-token-name">{description}</bdi>,
    },
    {
      id: 'type',
      title: t(`adminPortal.${texts}.typeHeader`),
      render: ({ type }) => t(`adminPortal.${texts}.${type}Type`),
    },
    {
      id: 'id',
      title: t(`adminPortal.${texts}.clientIdHeader`),
      priority: 'low',
      render: ({ id }) => (
        <bdi dir="ltr" className="portico-token-id" title={id}>
          {id}
        </bdi>
      ),
    },
    {
      id: 'expires',
      title: t(`adminPortal.${texts}.expiresHeader`),
      render: (token) => <ExpiryCell token={token} />,
    },
    {
      id: 'createdAt',
      title: t(`adminPortal.${texts}.createdOnHeader`),
      priority: 'medium',
      render: ({ createdAt }) => createdAt && <RelativeTime at={createdAt} />,
    },
  ];
}

function columnsOfTenant(t: Translate): TableColumn<ApiToken>[] {
  return [
    { id: 'roles', title: t('adminPortal.apiTokens.rolesHeader'), render: (token) => <RolesCell token={token} /> },
    {
      id: 'createdBy',
      title: t('adminPortal.apiTokens.createdByHeader'),
      priority: 'medium',
      render: (token) => <Creator token={token} />,
    },
  ];
}

/** The name of the user who has created a token. The service tells it of client credentials only. */
function Creator({ token: { createdByUserId } }: { token: ApiToken }) {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const name = useTokens((store) => store.creators.get(createdByUserId ?? ''));
  const isMe = createdByUserId !== undefined && createdByUserId === me;
  return <bdi>{isMe ? t('adminPortal.tokens.createdByYou') : (name ?? t('adminPortal.tokens.createdByUnknown'))}</bdi>;
}
