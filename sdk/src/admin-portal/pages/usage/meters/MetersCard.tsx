import { useCallback } from 'react';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { ListContent } from '../../../parts/ListContent';
import { LoadFailed } from '../../../parts/LoadFailed';
import { useLoaded } from '../../../parts/use-loaded';
import { UsageCard } from '../UsageCard';
import { UsageRow } from '../UsageRow';
import { levelOf, shareOf } from './level';
import { loadMeters, type MeterUsage } from './load-meters';

/**
 * What the tenant has against the limits of its plan.
 *
 * @param names The meters to show, joined by spaces.
 */
export function MetersCard({ names }: { names: string }) {
  const { http } = useApp();
  const t = useTranslate();
  const tenantId = useSession(({ activeTenant }) => activeTenant?.tenantId ?? '');
  const load = useCallback(() => loadMeters(http, { names: names.split(' '), tenantId }), [http, names, tenantId]);
  const [usage, reload] = useLoaded(load);
  return (
    <UsageCard title={t('adminPortal.usage.metersTitle')} hint={t('adminPortal.usage.metersHint')}>
      <ListContent list={usage} failedTitle={t('adminPortal.usage.loadFailed')} hasToolbar onRetry={reload}>
        {({ rows, failure }) => (
          <>
            {failure && (
              <LoadFailed title={t('adminPortal.usage.partFailed')} error={failure} onRetry={() => void reload()} />
            )}
            <ul className="portico-usage-rows">
              {rows.map((row) => (
                <MeterRow key={row.name} row={row} />
              ))}
            </ul>
          </>
        )}
      </ListContent>
    </UsageCard>
  );
}

function MeterRow({ row: { label, used, limit } }: { row: MeterUsage }) {
  const t = useTranslate();
  if (used === null) return <UsageRow label={t(label)} value={t('adminPortal.usage.unavailable')} />;
  if (limit === null || limit === undefined) {
    const note = t(limit === null ? 'adminPortal.usage.limitUnknown' : 'adminPortal.usage.noLimit');
    return <UsageRow label={t(label)} value={numberText(t, used)} note={note} />;
  }
  const level = levelOf(used, limit);
  const values = { used: numberText(t, used), limit: numberText(t, limit) };
  return (
    <UsageRow
      label={t(label)}
      value={t('adminPortal.usage.ofLimit', values)}
      note={t(`adminPortal.usage.${level}`, { share: percentText(t, shareOf(used, limit)) })}
      bar={{ used, limit }}
      {...(level !== 'low' && { attention: level === 'near' ? 'near' : 'reached' })}
    />
  );
}

const numberText = ({ language }: Translate, value: number) => new Intl.NumberFormat(language).format(value);

const percentText = ({ language }: Translate, share: number) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);
