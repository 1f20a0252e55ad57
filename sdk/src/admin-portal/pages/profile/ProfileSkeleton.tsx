import { useTranslate } from '../../../app/context';
import { Skeleton } from '../../../ui/Skeleton';

const rows = ['54%', '62%', '38%', '46%', '58%', '40%'];

/** The placeholder of the profile, in its layout. */
export function ProfileSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-cards" role="status" aria-label={t('common.states.loading')}>
      <div className="portico-card portico-settings">
        <Explanation />
        <div className="portico-picture">
          <Skeleton width="72px" height="72px" round />
          <Skeleton width="160px" height="36px" />
        </div>
      </div>
      <div className="portico-card portico-settings">
        <Explanation />
        <div className="portico-rows">
          {rows.map((width) => (
            <div key={width} className="portico-row">
              <Skeleton width="80px" height="14px" />
              <Skeleton width={width} height="16px" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Explanation() {
  return (
    <div className="portico-settings-what">
      <Skeleton width="140px" height="20px" />
      <Skeleton width="190px" height="14px" />
    </div>
  );
}
