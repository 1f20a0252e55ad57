import * as z from 'zod/mini';
import { useApp, useTranslate } from '../../../../../app/context';
import type { SsoConfiguration } from '../../../../../contract';
import type { Translate } from '../../../../../metadata';
import { TextArea } from '../../../../../ui/fields/TextArea';
import { Switch } from '../../../../../ui/Switch';
import { TextField } from '../../../../../ui/TextField';
import { formErrors, longest, rule, text } from '../../../../parts/form-schema';
import { SettingsCard } from '../../../../parts/settings-form/SettingsCard';
import { type SettingsForm, useSettingsForm } from '../../../../parts/settings-form/use-settings-form';
import { usePermission } from '../../../../parts/use-access';
import { type CertificateProblem, certificateProblem } from '../../metadata/read-metadata';
import { MAX_SETTING_LENGTH } from '../../sso-constants';
import { ssoPermissions } from '../../sso-permissions';
import { useSso } from '../../use-sso';
import { CertificateNote } from '../CertificateNote';
import { addressText } from './setting-schema';

type SamlValues = Record<'ssoEndpoint' | 'publicCertificate' | 'signRequest', string>;

const ON = 'true';

/** Endpoint, certificate and sign-request flag, by hand. */
export function SamlSettings({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const { session } = useApp();
  const form = useSamlForm(connection);
  return (
    <SettingsCard
      title={t('adminPortal.sso_ConfigureIdp.configureManually')}
      description={t('adminPortal.sso.stepThree')}
      form={form}
      validate={(values) => formErrors(samlSchema(t, connection, session.now()), values)}
    >
      <SamlFields form={form} />
    </SettingsCard>
  );
}

function useSamlForm({ id, ssoEndpoint, publicCertificate, signRequest }: SsoConfiguration) {
  const saveSettings = useSso((sso) => sso.saveSettings);
  return useSettingsForm<SamlValues>({
    saved: {
      ssoEndpoint: ssoEndpoint ?? '',
      publicCertificate: publicCertificate ?? '',
      signRequest: String(signRequest),
    },
    onSave: ({ signRequest: signing, ...changes }) =>
      saveSettings(id, { ...changes, ...(signing !== undefined && { signRequest: signing === ON }) }),
  });
}

function SamlFields({ form: { values, set } }: { form: SettingsForm<SamlValues> }) {
  const t = useTranslate();
  const readOnly = !usePermission(ssoPermissions.change);
  return (
    <>
      <TextField
        name="ssoEndpoint"
        label={t('adminPortal.sso_ConfigureIdp.endpointInputLabel')}
        placeholder={t('adminPortal.sso_ConfigureIdp.endpointInputPlaceholder')}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        readOnly={readOnly}
        value={values.ssoEndpoint}
        onChange={({ target }) => set('ssoEndpoint', target.value)}
      />
      <TextArea
        name="publicCertificate"
        label={t('adminPortal.sso_ConfigureIdp.publicCertificateInputLabel')}
        help={<CertificateNote certificate={values.publicCertificate} />}
        className="portico-sso-certificate"
        dir="ltr"
        rows={5}
        autoComplete="off"
        spellCheck={false}
        readOnly={readOnly}
        value={values.publicCertificate}
        onChange={({ target }) => set('publicCertificate', target.value)}
      />
      <Switch
        label={t('adminPortal.sso_ConfigureIdp.signRequestLabel')}
        description={t('adminPortal.sso_ConfigureIdp.signRequestDescription')}
        checked={values.signRequest === ON}
        disabled={readOnly}
        onChange={(checked) => set('signRequest', String(checked))}
      />
    </>
  );
}

const samlSchema = (t: Translate, connection: SsoConfiguration, now: number) =>
  z.object({
    ssoEndpoint: addressText(t, connection, {
      required: () => t('adminPortal.sso_ConfigureIdp.endpointIsRequired'),
      invalid: () => t('adminPortal.sso_ConfigureIdp.endpointUrlIsInvalid'),
    }),
    publicCertificate: text(
      rule(
        (certificate) => certificateProblem(certificate, now) === undefined,
        (certificate) => certificateText(t, certificateProblem(certificate, now)),
      ),
      longest(t, MAX_SETTING_LENGTH),
    ),
  });

function certificateText(t: Translate, problem: CertificateProblem = 'noCertificate'): string {
  return problem === 'noCertificate'
    ? t('adminPortal.sso_ConfigureIdp.publicCertificateIsRequired')
    : t(`adminPortal.sso_CertificateProblems.${problem}`);
}
