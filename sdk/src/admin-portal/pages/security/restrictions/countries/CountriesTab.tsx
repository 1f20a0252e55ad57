import { Globe } from 'lucide-react';
import { useTranslate } from '../../../../../app/context';
import type { LazyContent } from '../../../../../app/lazy/lazy-component';
import { Button } from '../../../../../ui/Button';
import { Chip } from '../../../../../ui/Chip';
import { EmptyState } from '../../../../../ui/EmptyState';
import { usePermission } from '../../../../parts/use-access';
import { usePortalActions } from '../../../../shell/use-portal';
import { PolicyRow } from '../../policies/PolicyRow';
import { PolicyTab } from '../../policies/PolicyTab';
import { ReadOnlyNote } from '../../policies/ReadOnlyNote';
import type { SecurityDialog } from '../../security-dialogs';
import { securityPermissions } from '../../security-permissions';
import { useSecurity } from '../../use-security';
import { portalRestrictions } from '../texts/en';
import type { Countries } from './countries-store';
import { countriesOf } from './country-names';

/** From which countries users may come. */
function CountriesTab() {
  return <PolicyTab store={useSecurity().countries}>{(countries) => <Content countries={countries} />}</PolicyTab>;
}

/** The tab's chunk. */
export const content: LazyContent<object> = {
  component: CountriesTab,
  texts: { adminPortal: portalRestrictions },
};

function Content({ countries }: { countries: Countries }) {
  const t = useTranslate();
  const mayChange = usePermission(securityPermissions.changeCountries);
  const { enabled, action, failStrategy } = countries.config;
  return (
    <div className="portico-cards">
      {!mayChange && <ReadOnlyNote />}
      <ul
        className="portico-card portico-policies"
        aria-label={t('adminPortal.security_CountryRestrictions.countryRestrictionTitle')}
      >
        <PolicyRow
          policy="countryRestrictions"
          title={t('adminPortal.security_CountryRestrictions.countryRestrictionTitle')}
          sentence={t(`adminPortal.security_CountryRestrictions.${enabled ? action : 'off'}Sentence`)}
          isOn={enabled}
          note={enabled ? t(`adminPortal.security_CountryRestrictions.${failStrategy}Unknown`) : undefined}
          mayEdit={mayChange}
        />
      </ul>
      <CountriesCard countries={countries} mayChange={mayChange} />
    </div>
  );
}

function CountriesCard({ countries: { codes }, mayChange }: { countries: Countries; mayChange: boolean }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const sorted = countriesOf(t.language, codes);
  return (
    <section className="portico-card" aria-label={t('adminPortal.security_CountryRestrictions.countryNameColumn')}>
      <div className="portico-toolbar">
        <h2 className="portico-list-heading">{t('adminPortal.security_CountryRestrictions.countryNameColumn')}</h2>
        {mayChange && (
          <span className="portico-toolbar-end">
            <Button
              size="dense"
              aria-haspopup="dialog"
              onClick={() => openDialog({ kind: 'editPolicy', policy: 'countries' } satisfies SecurityDialog)}
            >
              {t('adminPortal.security_CountryRestrictions.addButton')}
            </Button>
          </span>
        )}
      </div>
      {codes.length > 0 ? (
        <ul className="portico-countries">
          {sorted.map(({ code, name }) => (
            <li key={code}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Globe size={20} />}
          title={t('adminPortal.security_CountryRestrictions.empty')}
          description={t('adminPortal.security_CountryRestrictions.emptyText')}
        />
      )}
    </section>
  );
}
