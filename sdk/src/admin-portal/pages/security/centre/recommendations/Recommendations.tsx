import { ShieldCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from '../../../../../app/context';
import type { SecurityRecommendation } from '../../../../../contract/security-centre';
import { EmptyState } from '../../../../../ui/EmptyState';
import { FixButtons } from './FixButtons';
import { fixOf } from './fixes';
import { categoryTitles, recommendationTexts, severities, severityLabels } from './recommendation-texts';
import { useMayFix } from './use-may-fix';

export interface RecommendationsProps {
  recommendations: readonly SecurityRecommendation[];
}

/** What raises the score, most severe first, each with what the user can do about it. */
export function Recommendations({ recommendations }: RecommendationsProps) {
  const t = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title, recommendations);
  const rows = severities.flatMap((severity) => recommendations.filter((item) => item.severity === severity));
  return (
    <section className="portico-card" aria-label={t('adminPortal.securityCenter_mainPage.recommendedActions')}>
      <h2 ref={title} tabIndex={-1} className="portico-centre-title portico-centre-heading">
        {t('adminPortal.securityCenter_mainPage.recommendedActions')}
      </h2>
      {rows.length > 0 ? (
        <ul className="portico-advice-list">
          {rows.map((recommendation) => (
            <RecommendationRow key={recommendation.code} recommendation={recommendation} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<ShieldCheck size={20} />}
          title={t('adminPortal.securityCenter_recommendations.emptyStateForRecommendationsTitle')}
          description={t('adminPortal.securityCenter_recommendations.emptyStateForRecommendationsDescription')}
        />
      )}
    </section>
  );
}

function RecommendationRow({ recommendation }: { recommendation: SecurityRecommendation }) {
  const t = useTranslate();
  const mayFix = useMayFix();
  const { code, severity, category } = recommendation;
  const texts = recommendationTexts[code];
  const fix = fixOf(recommendation);
  return (
    <li className="portico-advice">
      <div className="portico-advice-texts">
        <p className="portico-advice-facts">
          <span className="portico-severity" data-severity={severity}>
            {t(severityLabels[severity])}
          </span>
          <span className="portico-muted">{t(categoryTitles[category])}</span>
        </p>
        <h3 className="portico-advice-title">{t(`adminPortal.securityCenter_recommendations.${texts}Title`)}</h3>
        <p className="portico-hint">
          {t(`adminPortal.securityCenter_recommendations.${texts}Description`, countsOf(recommendation))}
        </p>
      </div>
      {mayFix(fix) && (
        <span className="portico-advice-actions">
          <FixButtons code={code} fix={fix} />
        </span>
      )}
    </li>
  );
}

/** The number of users that a recommendation is about. */
function countsOf({ code, metadata }: SecurityRecommendation): { count: number } {
  const { totalUsers = 0, mfa, password } = metadata ?? {};
  if (code === 'FORCE_MFA') return { count: Math.max(0, totalUsers - (mfa?.enrolledUsersCount ?? 0)) };
  return { count: password?.breachedPasswordUsersCount ?? 0 };
}

/** Focuses the title if the focused button has left with its row. Otherwise the keyboard would start at the top. */
function useFocusWhenLost(title: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const shown = useRef(rows);
  useEffect(() => {
    if (shown.current === rows) return;
    shown.current = rows;
    if (document.activeElement === document.body) title.current?.focus();
  }, [rows, title]);
}
