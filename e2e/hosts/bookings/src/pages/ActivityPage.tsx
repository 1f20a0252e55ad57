import { useFeatureEntitlements } from '@portico/sdk';
import type { ActivityEntry } from '../api/types';
import { useLoaded } from '../api/use-loaded';
import { Avatar } from '../parts/Avatar';
import { formatAge } from '../parts/dates';
import { LoadFailed, Placeholder } from '../parts/Notice';
import { UpgradeHint } from '../parts/UpgradeHint';

/** The feature of the vendor's plans that this page is part of. */
const FEATURE = 'audit-logs';

/** Who booked and cancelled what: part of the Premium plan. */
export function ActivityPage() {
  const { isEntitled } = useFeatureEntitlements(FEATURE);
  return (
    <>
      <div className="title-row">
        <div>
          <h1>Activity</h1>
          <p className="quiet">Who booked and cancelled what</p>
        </div>
      </div>
      {isEntitled ? (
        <ActivityLog />
      ) : (
        <UpgradeHint
          title="Activity is part of Premium"
          text="See who booked and cancelled what, for as long as your team exists. Premium also lifts the limit on bookings."
        />
      )}
    </>
  );
}

function ActivityLog() {
  const { value: entries, failure, reload } = useLoaded<ActivityEntry[]>('/activity');
  if (failure) return <LoadFailed message={failure.message} onRetry={() => void reload()} />;
  if (!entries) return <Placeholder rows={6} />;
  return (
    <ul className="card rows">
      {entries.map(({ id, actor, text, at }) => (
        <li key={id}>
          <Avatar name={actor} />
          <span className="grow">
            <span>
              <strong>{actor}</strong> {text}
            </span>
          </span>
          <time className="quiet" dateTime={new Date(at).toISOString()}>
            {formatAge(at, Date.now())}
          </time>
        </li>
      ))}
    </ul>
  );
}
