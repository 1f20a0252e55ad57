import { useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';
import { SettingsCard } from '../../../parts/settings-form/SettingsCard';
import { useSettingsForm } from '../../../parts/settings-form/use-settings-form';
import { LogoField } from '../logo/LogoField';
import { LogoPreviews } from '../logo/LogoPreviews';
import { MAX_LOGO_MB } from '../logo/use-logo-problem';
import type { AccountCardProps } from './CompanyCard';

/** The logo, on light and on dark: PNG, JPEG or SVG, at most 1 MB. */
export function LogoCard({ settings: { logo }, onSave, readOnly }: AccountCardProps & { readOnly: boolean }) {
  const t = useTranslate();
  const form = useSettingsForm<{ logo: string }>({ saved: { logo }, onSave });
  const texts = {
    add: t('adminPortal.accountSettings.logoAdd'),
    hint: t('adminPortal.accountSettings.logoHint', { size: MAX_LOGO_MB }),
    empty: t('adminPortal.accountSettings.logoEmpty'),
  };
  return (
    <SettingsCard
      title={t('adminPortal.accountSettings.logoTitle')}
      description={t('adminPortal.accountSettings.logoSubtitle')}
      form={form}
    >
      {readOnly ? (
        <LogoPreviews src={form.values.logo} empty={texts.empty} />
      ) : (
        <LogoField logo={form.values.logo} texts={texts} onChange={(dataUrl) => form.set('logo', dataUrl)} />
      )}
      {form.refused.has('logo') && <Alert>{t('adminPortal.settingsForm.refused')}</Alert>}
    </SettingsCard>
  );
}
