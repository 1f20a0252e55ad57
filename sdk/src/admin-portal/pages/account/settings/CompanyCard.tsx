import { useTranslate } from '../../../../app/context';
import { TextField, type TextFieldProps } from '../../../../ui/TextField';
import { formErrors } from '../../../parts/form-schema';
import { SettingsCard } from '../../../parts/settings-form/SettingsCard';
import { useSettingsForm } from '../../../parts/settings-form/use-settings-form';
import { type AccountField, useFieldAppearances } from '../account-appearances';
import type { AccountStore, AccountValues } from './account-store';
import { settingsSchema } from './settings-schema';

export interface AccountCardProps {
  settings: AccountValues;
  onSave: AccountStore['save'];
}

type CompanySetting = 'name' | 'address' | 'website';

/** The fields of the card by their names in the metadata. */
const settingOf = { companyName: 'name', address: 'address', website: 'website' } as const;

/** Name, address and website of the company. */
export function CompanyCard({ settings, onSave }: AccountCardProps) {
  const t = useTranslate();
  const { name, address, website } = settings;
  const form = useSettingsForm<Record<CompanySetting, string>>({ saved: { name, address, website }, onSave });
  const appearances = useFieldAppearances();
  const shown = companyFields.filter((field) => appearances[field] !== 'hidden');
  if (shown.length === 0) return null;
  return (
    <SettingsCard
      title={t('adminPortal.accountSettings.companyTitle')}
      description={t('adminPortal.accountSettings.companySubtitle')}
      form={form}
      validate={(values) => formErrors(settingsSchema(t), values)}
    >
      {shown.map((field) => {
        const setting = settingOf[field];
        const readOnly = appearances[field] === 'viewOnly';
        const { placeholder, ...texts } = fieldTexts(t, field);
        return (
          <TextField
            key={field}
            name={setting}
            {...texts}
            placeholder={readOnly ? t('adminPortal.accountSettings.notSet') : placeholder}
            readOnly={readOnly}
            value={form.values[setting]}
            error={form.refused.has(setting) ? t('adminPortal.settingsForm.refused') : undefined}
            onChange={({ target }) => form.set(setting, target.value)}
          />
        );
      })}
    </SettingsCard>
  );
}

const companyFields = ['companyName', 'address', 'website'] as const satisfies readonly AccountField[];

function fieldTexts(
  t: ReturnType<typeof useTranslate>,
  field: (typeof companyFields)[number],
): Partial<TextFieldProps> & Pick<TextFieldProps, 'label'> {
  switch (field) {
    case 'companyName':
      return {
        label: t('adminPortal.accountSettings.companyName'),
        placeholder: t('adminPortal.accountSettings.addCompanyButton'),
        autoComplete: 'organization',
      };
    case 'address':
      return {
        label: t('adminPortal.accountSettings.address'),
        placeholder: t('adminPortal.accountSettings.addAddressButton'),
        autoComplete: 'street-address',
      };
    case 'website':
      return {
        label: t('adminPortal.accountSettings.website'),
        placeholder: t('adminPortal.accountSettings.addWebsiteButton'),
        autoComplete: 'url',
        inputMode: 'url',
        dir: 'ltr',
        autoCapitalize: 'none',
        spellCheck: false,
      };
  }
}
