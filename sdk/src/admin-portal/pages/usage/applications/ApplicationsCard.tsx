import { useCallback } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { ListContent } from '../../../parts/ListContent';
import { useLoaded } from '../../../parts/use-loaded';
import { UsageCard } from '../UsageCard';
import { UsageRow } from '../UsageRow';
import { type ApplicationUsage, loadApplications } from './load-applications';

/** How many users each application has. */
export function ApplicationsCard() {
  const { http } = useApp();
  const t = useTranslate();
  const [applications, reload] = useLoaded(useCallback(() => loadApplications(http), [http]));
  return (
    <UsageCard title={t('adminPortal.usage_Applications.title')} hint={t('adminPortal.usage_Applications.hint')}>
      <ListContent
        list={applications}
        failedTitle={t('adminPortal.usage_Applications.loadFailed')}
        hasToolbar
        onRetry={reload}
      >
        {(rows) =>
          rows.length > 0 ? (
            <ul className="portico-usage-rows">
              {rows.map((row) => (
                <ApplicationRow key={row.id} row={row} />
              ))}
            </ul>
          ) : (
            <p className="portico-muted">{t('adminPortal.usage_Applications.none')}</p>
          )
        }
      </ListContent>
    </UsageCard>
  );
}

function ApplicationRow({ row: { name, users, total } }: { row: ApplicationUsage }) {
  const t = useTranslate();
  const format = new Intl.NumberFormat(t.language);
  const values = { users: format.format(users), total: format.format(total) };
  const key = users === total ? 'adminPortal.usage_Applications.allUsers' : 'adminPortal.usage_Applications.someUsers';
  return <UsageRow label={<bdi>{name}</bdi>} value={t(key, values)} bar={{ used: users, limit: total }} />;
}
