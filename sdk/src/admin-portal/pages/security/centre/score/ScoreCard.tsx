import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../../app/context';
import { useNotify } from '../../../../../ui/Notifications';
import type { Advice } from '../centre-store';
import { categoryTitles, severities, severityLabels } from '../recommendations/recommendation-texts';
import { ScoreRing } from './ScoreRing';
import { scoreLevel } from './score-level';

/**
 * The score of the account, and which subjects lower it, by severity.
 *
 * @see Portal spec §3 "Security centre"
 */
export function ScoreCard({ advice: { score, recommendations } }: { advice: Advice }) {
  const t = useTranslate();
  const isDone = recommendations.length === 0;
  useAnnouncedScore(score);
  return (
    <section
      className="portico-card portico-score"
      aria-label={t('adminPortal.securityCenter_mainPage.securityCheckUp')}
    >
      <ScoreRing score={score} />
      <div className="portico-score-texts">
        <h2 className="portico-centre-title">
          {t(`adminPortal.securityCenter_recommendations.${scoreLevel(score)}Security`)}
        </h2>
        <p className="portico-score-sentence">
          {t(
            isDone
              ? 'adminPortal.securityCenter_recommendations.scoreDescriptionWhenAllSet'
              : 'adminPortal.securityCenter_recommendations.scoreDescriptionToImproveScore',
          )}
        </p>
        {!isDone && <Reasons recommendations={recommendations} />}
      </div>
    </section>
  );
}

function Reasons({ recommendations }: Pick<Advice, 'recommendations'>) {
  const t = useTranslate();
  const found = severities
    .map((severity) => ({ severity, items: recommendations.filter((item) => item.severity === severity) }))
    .filter(({ items }) => items.length > 0);
  return (
    <dl className="portico-score-reasons" aria-label={t('adminPortal.securityCenter_mainPage.reasonsLabel')}>
      {found.map(({ severity, items }) => (
        <div key={severity} className="portico-score-reason">
          <dt className="portico-severity" data-severity={severity}>
            {t(severityLabels[severity])}
          </dt>
          {[...new Set(items.map(({ category }) => category))].map((category) => (
            <dd key={category}>{t(categoryTitles[category])}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Announces a score that has changed since it was shown first: the ring alone would not be noticed. */
function useAnnouncedScore(score: number): void {
  const t = useTranslate();
  const { announce } = useNotify();
  const shown = useRef(score);
  useEffect(() => {
    if (shown.current === score) return;
    shown.current = score;
    const number = new Intl.NumberFormat(t.language).format(score);
    announce(t(`adminPortal.securityCenter_mainPage.${scoreLevel(score)}Score`, { score: number }));
  }, [score, t, announce]);
}
