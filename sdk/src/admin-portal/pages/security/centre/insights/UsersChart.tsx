import { useTranslate } from '../../../../../app/context';
import type { SecurityInsight, SecurityMetadata } from '../../../../../contract/security-centre';
import { type Bar, BarChart } from '../../../../parts/chart/BarChart';

/** How many users of the account are protected, and how many are at risk. */
export function UsersChart({ insights }: { insights: readonly SecurityInsight[] }) {
  const t = useTranslate();
  const counts = countUsers(insights.map(({ metadata = {} }) => metadata));
  const bars = userCounts.flatMap((id): Bar[] => {
    const value = counts[id];
    if (value === undefined) return [];
    return [{ id, label: t(`adminPortal.securityCenter_mainPage.${id}`), value }];
  });
  if (bars.length === 0) return null;
  return (
    <BarChart
      title={t('adminPortal.securityCenter_mainPage.chartTitle')}
      description={t('adminPortal.securityCenter_mainPage.chartDescription')}
      bars={bars}
      labelTitle={t('adminPortal.securityCenter_mainPage.groupHeader')}
      valueTitle={t('adminPortal.securityCenter_mainPage.usersHeader')}
      format={(value) => new Intl.NumberFormat(t.language).format(value)}
    />
  );
}

const userCounts = ['allUsers', 'withFactor', 'withoutFactor', 'withLeakedPassword', 'inactive'] as const;

/** Only what the service has counted: a group without a number is left out, not shown as empty. */
function countUsers(facts: readonly SecurityMetadata[]): Partial<Record<(typeof userCounts)[number], number>> {
  const find = (read: (metadata: SecurityMetadata) => number | undefined) =>
    facts.map(read).find((count) => typeof count === 'number' && Number.isFinite(count));
  const all = find(({ totalUsers }) => totalUsers);
  const enrolled = find(({ mfa }) => mfa?.enrolledUsersCount);
  const breached = find(({ password }) => password?.breachedPasswordUsersCount);
  const stale = find(({ inactivity }) => inactivity?.staleUsersCount);
  return {
    ...(all !== undefined && { allUsers: all }),
    ...(enrolled !== undefined && { withFactor: enrolled }),
    ...(all !== undefined && enrolled !== undefined && { withoutFactor: Math.max(0, all - enrolled) }),
    ...(breached !== undefined && { withLeakedPassword: breached }),
    ...(stale !== undefined && { inactive: stale }),
  };
}
