import { useTranslate } from '../../../../app/context';
import { Skeleton } from '../../../../ui/Skeleton';

const cards = [3, 4, 1];

/** The placeholder of the settings, in the layout of their cards. */
export function SettingsSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-cards" role="status" aria-label={t('common.states.loading')}>
      {cards.map((fields) => (
        <div key={fields} className="portico-card portico-settings">
          <div className="portico-settings-what">
            <Skeleton width="120px" height="20px" />
            <Skeleton width="180px" height="14px" />
          </div>
          <div className="portico-settings-fields">
            {Array.from({ length: fields }, (_, index) => `${fields}-${index}`).map((key) => (
              <div key={key} className="portico-field">
                <Skeleton width="96px" height="14px" />
                <Skeleton height="40px" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
