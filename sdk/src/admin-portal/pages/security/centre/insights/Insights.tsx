import { useTranslate } from '../../../../../app/context';
import type { SecurityInsight } from '../../../../../contract/security-centre';
import { Button } from '../../../../../ui/Button';
import { usePageParams } from '../../../../shell/use-portal';
import { useSecurityTabs } from '../../security-appearances';
import { categoryTitles } from '../recommendations/recommendation-texts';
import { countOf, insightTexts, tabsOfCategories } from './insight-texts';
import { UsersChart } from './UsersChart';

/** The state of the account: its users in a chart, and a sentence about each subject. */
export function Insights({ insights }: { insights: readonly SecurityInsight[] }) {
  const t = useTranslate();
  return (
    <section className="portico-card portico-insights" aria-label={t('adminPortal.securityCenter_mainPage.insights')}>
      <UsersChart insights={insights} />
      <ul className="portico-advice-list">
        {insights.map((insight) => (
          <InsightRow key={insight.code} insight={insight} />
        ))}
      </ul>
    </section>
  );
}

function InsightRow({ insight }: { insight: SecurityInsight }) {
  const t = useTranslate();
  const { code, category, metadata } = insight;
  const counts = { count: countOf(insight), total: metadata?.totalUsers ?? 0 };
  return (
    <li className="portico-advice">
      <div className="portico-advice-texts">
        <h3 className="portico-advice-category">{t(categoryTitles[category])}</h3>
        <p>{t(`adminPortal.securityCenter_insights.${insightTexts[code]}`, counts)}</p>
      </div>
      <SettingsButton category={category} />
    </li>
  );
}

/** Opens the tab with the settings of a subject. */
function SettingsButton({ category }: Pick<SecurityInsight, 'category'>) {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  const tab = tabsOfCategories[category];
  if (!useSecurityTabs().some((shown) => shown === tab)) return null;
  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={t('adminPortal.securityCenter_mainPage.settingsOf', { subject: t(categoryTitles[category]) })}
      onClick={() => setParams({ view: '', tab: tab ?? '' })}
    >
      {t('adminPortal.securityCenter_mainPage.settings')}
    </Button>
  );
}
