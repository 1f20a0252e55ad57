import { useTranslate } from '../../../../../app/context';
import { scoreLevel } from './score-level';

/** The score as a number in a ring. Its name has all that its colour says. Style it by `data-level`. */
export function ScoreRing({ score }: { score: number }) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(t.language).format(score);
  const level = scoreLevel(score);
  return (
    <div
      className="portico-score-ring"
      data-level={level}
      role="img"
      aria-label={t(`adminPortal.securityCenter_mainPage.${level}Score`, { score: number })}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="portico-score-track" cx="60" cy="60" r="52" />
        {score > 0 && (
          <circle
            className="portico-score-value"
            cx="60"
            cy="60"
            r="52"
            pathLength={100}
            strokeDasharray={`${score} 100`}
          />
        )}
      </svg>
      <span className="portico-score-number" aria-hidden="true">
        {number}
      </span>
    </div>
  );
}
