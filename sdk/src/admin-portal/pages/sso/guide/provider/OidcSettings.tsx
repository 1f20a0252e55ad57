import * as z from 'zod/mini';
import { useTranslate } from '../../../../../app/context';
import type { SsoConfiguration } from '../../../../../contract';
import type { Translate } from '../../../../../metadata';
import { PasswordField } from '../../../../../ui/fields/PasswordField';
import { TextField } from '../../../../../ui/TextField';
import { formErrors } from '../../../../parts/form-schema';
import { SettingsCard } from '../../../../parts/settings-form/SettingsCard';
import { type SettingsForm, useSettingsForm } from '../../../../parts/settings-form/use-settings-form';
import { usePermission } from '../../../../parts/use-access';
import { ssoPermissions } from '../../sso-permissions';
import { useSso } from '../../use-sso';
import { addressText, requiredText } from './setting-schema';

type OidcValues = Record<'ssoEndpoint' | 'oidcClientId' | 'oidcSecret', string>;

/** Issuer, client id and secret of an OpenID provider. */
export function OidcSettings({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const { id, ssoEndpoint = '', oidcClientId = '', oidcSecret = '' } = connection;
  const saveSettings = useSso((sso) => sso.saveSettings);
  const form = useSettingsForm<OidcValues>({
    saved: { ssoEndpoint, oidcClientId, oidcSecret },
    onSave: (changes) => saveSettings(id, changes),
  });
  return (
    <SettingsCard
      title={t('adminPortal.sso_ConfigureIdp.oidcTitle')}
      description={t('adminPortal.sso_ConfigureIdp.oidcDescription')}
      form={form}
      validate={(values) => formErrors(oidcSchema(t, connection), values)}
    >
      <OidcFields form={form} />
    </SettingsCard>
  );
}

function OidcFields({ form: { values, set } }: { form: SettingsForm<OidcValues> }) {
  const t = useTranslate();
  const readOnly = !usePermission(ssoPermissions.change);
  const common = { dir: 'ltr', autoComplete: 'off', spellCheck: false, readOnly } as const;
  return (
    <>
      <TextField
        {...common}
        name="ssoEndpoint"
        label={t('adminPortal.sso_ConfigureIdp.issuerUrlInputLabel')}
        help={t('adminPortal.sso_ConfigureIdp.issuerUrlInputHelpMessage')}
        inputMode="url"
        value={values.ssoEndpoint}
        onChange={({ target }) => set('ssoEndpoint', target.value)}
      />
      <TextField
        {...common}
        name="oidcClientId"
        label={t('adminPortal.sso_ConfigureIdp.clientIdInputLabel')}
        value={values.oidcClientId}
        onChange={({ target }) => set('oidcClientId', target.value)}
      />
      <PasswordField
        {...common}
        name="oidcSecret"
        label={t('adminPortal.sso_ConfigureIdp.secretInputLabel')}
        texts={{
          show: t('adminPortal.sso_ConfigureIdp.showSecret'),
          hide: t('adminPortal.sso_ConfigureIdp.hideSecret'),
          capsLock: t('adminPortal.sso_ConfigureIdp.capsLock'),
        }}
        value={values.oidcSecret}
        onChange={({ target }) => set('oidcSecret', target.value)}
      />
    </>
  );
}

const oidcSchema = (t: Translate, connection: SsoConfiguration) =>
  z.object({
    ssoEndpoint: addressText(t, connection, {
      required: () => t('adminPortal.sso_ConfigureIdp.issuerUrlIsRequired'),
      invalid: () => t('adminPortal.sso_ConfigureIdp.issuerUrlIsInvalid'),
    }),
    oidcClientId: requiredText(t, () => t('adminPortal.sso_ConfigureIdp.clientIdIsRequired')),
    oidcSecret: requiredText(t, () => t('adminPortal.sso_ConfigureIdp.secretIsRequired')),
  });
