import { useMemo, useState } from 'react';
import { saveCountryRestrictionConfig, saveCountryRestrictions } from '../../../../../api/restrictions';
import { useApp, useTranslate } from '../../../../../app/context';
import { Switch } from '../../../../../ui/Switch';
import { ChoicesField } from '../../../../parts/ChoicesField';
import { FromCurrent } from '../../../../parts/EditDialog';
import { RadioList } from '../../../../parts/RadioList';
import { refusesOwnCountry } from '../../restrictions/countries/countries-store';
import { allCountries } from '../../restrictions/countries/country-names';
import { useSecurity } from '../../use-security';
import { PolicyForm } from '../PolicyForm';
import { useReadyData } from '../use-edit-policy';
import { restrictionStates, stateOf } from './restriction-states';

interface FormProps {
  onLoadCurrent: () => void;
}

/** Edits from which countries users may come. */
export function RestrictCountriesDialog() {
  return <FromCurrent>{(loadCurrent) => <RestrictForm onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function RestrictForm({ onLoadCurrent }: FormProps) {
  const t = useTranslate();
  const { http } = useApp();
  const { countries } = useSecurity();
  const [data] = useState(useReadyData(countries));
  const [config, setConfig] = useState(data.config);
  const change = (changes: Partial<typeof config>) => setConfig({ ...config, ...changes });
  return (
    <PolicyForm
      title={t('adminPortal.security_CountryRestrictions.editTitle')}
      texts="security_EditPolicy"
      store={countries}
      part={(current) => current.config}
      send={() => saveCountryRestrictionConfig(http, config)}
      refusesMe={async () => refusesOwnCountry({ ...data, config })}
      onLoadCurrent={onLoadCurrent}
    >
      <div className="portico-security-choices">
        <RadioList
          label={t('adminPortal.security_CountryRestrictions.countryRestrictionTitle')}
          choices={restrictionStates.map((id) => ({
            id,
            label: t(`adminPortal.security_CountryRestrictions.${id}Title`),
            description: t(`adminPortal.security_CountryRestrictions.${id}Help`),
          }))}
          selected={stateOf(config.enabled, config.action)}
          onChange={(chosen) =>
            change(
              chosen === 'off' ? { enabled: false } : { enabled: true, action: chosen === 'ALLOW' ? chosen : 'BLOCK' },
            )
          }
        />
      </div>
      {config.enabled && (
        <>
          <Switch
            label={t('adminPortal.security_CountryRestrictions.blockUnknown')}
            description={t('adminPortal.security_CountryRestrictions.blockUnknownHelp')}
            checked={config.failStrategy === 'BLOCK'}
            onChange={(isOn) => change({ failStrategy: isOn ? 'BLOCK' : 'ALLOW' })}
          />
          <Switch
            label={t('adminPortal.security_CountryRestrictions.sendMail')}
            description={t('adminPortal.security_CountryRestrictions.sendMailHelp')}
            checked={config.shouldSendRestrictionEmail}
            onChange={(isOn) => change({ shouldSendRestrictionEmail: isOn })}
          />
        </>
      )}
    </PolicyForm>
  );
}

/** Chooses the countries of the list. */
export function CountriesDialog() {
  return <FromCurrent>{(loadCurrent) => <CountriesForm onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function CountriesForm({ onLoadCurrent }: FormProps) {
  const t = useTranslate();
  const { http } = useApp();
  const { countries } = useSecurity();
  const [data] = useState(useReadyData(countries));
  const [codes, setCodes] = useState<readonly string[]>(data.codes);
  const choices = useMemo(() => allCountries(t.language).map(({ code, name }) => ({ id: code, label: name })), [t]);
  return (
    <PolicyForm
      title={t('adminPortal.security_CountryRestrictions.addButton')}
      texts="security_EditPolicy"
      store={countries}
      part={(current) => current.codes}
      send={() => saveCountryRestrictions(http, { countries: codes.map((countryCode) => ({ countryCode })) })}
      refusesMe={async () => refusesOwnCountry({ ...data, codes })}
      onLoadCurrent={onLoadCurrent}
    >
      <div className="portico-country-choices">
        <ChoicesField
          name="countries"
          label={t('adminPortal.security_CountryRestrictions.countryNameColumn')}
          choices={choices}
          selected={codes}
          onChange={setCodes}
          searchLabel={t('adminPortal.security_CountryRestrictions.selectCountryPlaceholder')}
          clearSearchLabel={t('adminPortal.table.clearSearch')}
          nothingFound={t('adminPortal.table.nothingFound')}
        />
      </div>
    </PolicyForm>
  );
}
