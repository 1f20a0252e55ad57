import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { readColor } from '../../../../metadata/color';
import { Alert } from '../../../../ui/Alert';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/TextField';
import { formErrors, rule, text } from '../../../parts/form-schema';
import { SettingsCard } from '../../../parts/settings-form/SettingsCard';
import { type SettingsForm, useSettingsForm } from '../../../parts/settings-form/use-settings-form';
import { LogoField } from '../logo/LogoField';
import { ColorField } from './ColorField';
import { ContrastWarning } from './ContrastWarning';
import type { CustomLoginStore } from './custom-login-store';
import { LoginPreview } from './LoginPreview';
import type { CustomLoginValues } from './login-leaves';
import { useLoginTheme } from './use-login-theme';

export interface CustomLoginCardProps {
  saved: CustomLoginValues;
  onSave: CustomLoginStore['save'];
}

/** The fields of the login box, with a preview that follows them. */
export function CustomLoginCard({ saved, onSave }: CustomLoginCardProps) {
  const t = useTranslate();
  const form = useSettingsForm<CustomLoginValues>({ saved, onSave });
  const theme = useLoginTheme(form.values);
  return (
    <div className="portico-cards portico-custom-login">
      <SettingsCard
        title={t('adminPortal.customLoginTab.title')}
        description={t('adminPortal.customLoginTab.description')}
        form={form}
        validate={(values) => formErrors(loginSchema(t, values), values)}
      >
        <LogoFields form={form} />
        <ColorField
          name="primary"
          label={t('adminPortal.customLoginTab.primaryColor')}
          help={t('adminPortal.customLoginTab.primaryColorHelp')}
          value={form.values.primary}
          fallback={theme.primary}
          error={form.refused.has('primary') ? t('adminPortal.settingsForm.refused') : undefined}
          onChange={(color) => form.set('primary', color)}
        />
        <ContrastWarning
          color={theme.primary}
          background={theme.background}
          onFix={(color) => form.set('primary', color)}
        />
        <SelectField
          name="placement"
          label={t('adminPortal.customLoginTab.socialLoginPosition')}
          nothing={t('adminPortal.customLoginTab.asVendor')}
          choices={[
            { value: 'top', label: t('adminPortal.customLoginTab.socialLoginPositionUp') },
            { value: 'bottom', label: t('adminPortal.customLoginTab.socialLoginPositionDown') },
          ]}
          value={form.values.placement}
          onChange={({ target }) => form.set('placement', target.value)}
        />
      </SettingsCard>
      <LoginPreview theme={theme} />
    </div>
  );
}

/** The logo as a file or by its address. */
function LogoFields({ form }: { form: SettingsForm<CustomLoginValues> }) {
  const t = useTranslate();
  const { logo } = form.values;
  const isFile = logo.startsWith('data:');
  return (
    <>
      <LogoField
        logo={logo}
        texts={{
          add: t('adminPortal.customLoginTab.addLogo'),
          hint: t('adminPortal.customLoginTab.logoMaxSize'),
          empty: t('adminPortal.customLoginTab.emptyLogoText'),
        }}
        onChange={(dataUrl) => form.set('logo', dataUrl)}
      />
      <TextField
        name="logoAddress"
        label={t('adminPortal.customLoginTab.imageUrl')}
        placeholder={
          isFile ? t('adminPortal.customLoginTab.uploadedLogo') : t('adminPortal.customLoginTab.logoPlaceHolder')
        }
        type="url"
        dir="ltr"
        value={isFile ? '' : logo}
        error={form.refused.has('logo') ? t('adminPortal.settingsForm.refused') : undefined}
        onChange={({ target }) => form.set('logo', target.value)}
      />
      {form.refused.has('logo') && isFile && <Alert>{t('adminPortal.settingsForm.refused')}</Alert>}
    </>
  );
}

const webPicture = /^$|^(https:\/\/[^\s"'<>]+|data:image\/.+)$/i;

const loginSchema = (t: Translate, { logo, logoAddress }: CustomLoginValues) =>
  z.object({
    logoAddress: text(
      rule(
        () => webPicture.test((logoAddress || logo).trim()),
        () => t('adminPortal.customLoginTab.logoInputError'),
      ),
    ),
    primary: text(
      rule(
        (primary) => primary === '' || readColor(primary) !== undefined,
        () => t('adminPortal.customLoginTab.primaryColorInvalid'),
      ),
    ),
  });
