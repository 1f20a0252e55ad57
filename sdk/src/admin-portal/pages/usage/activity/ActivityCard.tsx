import { ChartLine } from 'lucide-react';
import { useCallback } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { Tabs } from '../../../../ui/Tabs';
import { ListContent } from '../../../parts/ListContent';
import { useLoaded } from '../../../parts/use-loaded';
import { usePageParams } from '../../../shell/use-portal';
import { UsageCard } from '../UsageCard';
import { ActivityChart } from './ActivityChart';
import { ActivityTable } from './ActivityTable';
import { type Activity, type ActivityRange, loadActivity } from './load-activity';

/** The events of the last days or weeks, with a forecast. */
export function ActivityCard() {
  const t = useTranslate();
  const [{ period }, setParams] = usePageParams();
  const range: ActivityRange = period === 'weeks' ? period : 'days';
  return (
    <UsageCard title={t('adminPortal.usage_Activity.title')} hint={t('adminPortal.usage_Activity.hint')}>
      <Tabs
        label={t('adminPortal.usage_Activity.periodLabel')}
        tabs={[
          { id: 'days', title: t('adminPortal.usage_Activity.days') },
          { id: 'weeks', title: t('adminPortal.usage_Activity.weeks') },
        ]}
        selected={range}
        onSelect={(id) => setParams({ period: id === 'weeks' ? id : '' })}
      >
        <ActivityOf key={range} range={range} />
      </Tabs>
    </UsageCard>
  );
}

function ActivityOf({ range }: { range: ActivityRange }) {
  const { http, session } = useApp();
  const t = useTranslate();
  // The service has the days of its own clock; that of the user's machine may be wrong.
  const load = useCallback(() => loadActivity(http, session.now(), range), [http, session, range]);
  const [activity, reload] = useLoaded(load);
  return (
    <ListContent list={activity} failedTitle={t('adminPortal.usage_Activity.loadFailed')} hasToolbar onRetry={reload}>
      {(found) => (hasEvents(found) ? <Views activity={found} range={range} /> : <NoEvents />)}
    </ListContent>
  );
}

const hasEvents = ({ counted }: Activity) => counted.some(({ count }) => count > 0);

function Views({ activity, range }: { activity: Activity; range: ActivityRange }) {
  return (
    <div className="portico-activity">
      <ActivityChart activity={activity} />
      <ActivityTable activity={activity} range={range} />
    </div>
  );
}

function NoEvents() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<ChartLine size={20} />}
      title={t('adminPortal.usage_Activity.none')}
      description={t('adminPortal.usage_Activity.noneText')}
    />
  );
}
