import { useCallback } from 'react';
import { getOidcConfiguration } from '../../../../api/saml';
import { useApp, useTranslate } from '../../../../app/context';
import type { SsoConfiguration } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { SelectField } from '../../../../ui/fields/SelectField';
import { Skeleton } from '../../../../ui/Skeleton';
import { Table, type TableColumn } from '../../../../ui/Table';
import { CopyValue } from '../../../parts/CopyValue';
import { download } from '../../../parts/download';
import { LoadFailed } from '../../../parts/LoadFailed';
import { useLoaded } from '../../../parts/use-loaded';
import { usePageParams } from '../../../shell/use-portal';
import { SERVICE_METADATA_FILE, serviceMetadata } from '../metadata/service-metadata';
import { choiceName, guideOf, samlProviders } from '../providers';
import { userFields } from '../test/map-attributes';
import type { UserField } from '../test/test-result';
import { StepCard } from './StepCard';

/** The second step: what the identity provider has to know about the service. */
export function ServiceStep({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const [params] = usePageParams();
  const guide = guideOf(connection, params.guide);
  return (
    <StepCard title={t('adminPortal.sso.stepTwoTitle')} description={t('adminPortal.sso.stepTwo')}>
      {guide === 'oidc' ? <OidcValues /> : <SamlValues connection={connection} guide={guide} />}
    </StepCard>
  );
}

interface SamlValuesProps {
  connection: SsoConfiguration;
  guide: (typeof samlProviders)[number];
}

/** Address and audience of assertions, as the chosen provider names them. */
function SamlValues({ connection, guide }: SamlValuesProps) {
  const { acsUrl, spEntityId } = connection;
  const t = useTranslate();
  const [, setParams] = usePageParams();
  return (
    <>
      <SelectField
        name="guide"
        label={t('adminPortal.sso_ConfigureIdp.idpSelectLabel')}
        help={t(`adminPortal.sso_Where.${guide}`)}
        choices={samlProviders.map((name) => ({ value: name, label: choiceName(t, name) }))}
        value={guide}
        onChange={({ target }) => setParams({ guide: target.value })}
      />
      <CopyValue label={t(`adminPortal.sso_AcsUrl.${guide}`)} value={acsUrl} />
      <CopyValue label={t(`adminPortal.sso_EntityId.${guide}`)} value={spEntityId} />
      <div className="portico-sso-actions">
        <Button variant="secondary" onClick={() => download(serviceMetadata(connection), SERVICE_METADATA_FILE)}>
          {t('adminPortal.sso_ConfigureIdp.downloadMetadata')}
        </Button>
        <p className="portico-hint">{t('adminPortal.sso_ConfigureIdp.downloadMetadataHint')}</p>
      </div>
      <AttributesToSend />
    </>
  );
}

/** The names under which the service reads attributes. They are fixed: the contract has no setting for them. */
function AttributesToSend() {
  const t = useTranslate();
  const columns: TableColumn<UserField>[] = [
    {
      id: 'name',
      title: t('adminPortal.sso_ConfigureIdp.columnName'),
      render: (field) => <code dir="ltr">{field}</code>,
    },
    {
      id: 'value',
      title: t('adminPortal.sso_ConfigureIdp.columnValue'),
      render: (field) => t(`adminPortal.sso_Attributes.${field}`),
    },
  ];
  return (
    <section className="portico-sso-attributes">
      <h3>{t('adminPortal.sso_ConfigureIdp.attributesTitle')}</h3>
      <Table
        label={t('adminPortal.sso_ConfigureIdp.attributesTitle')}
        columns={columns}
        rows={userFields}
        rowKey={(field) => field}
      />
    </section>
  );
}

/** The address that an OpenID provider sends users back to. */
function OidcValues() {
  const t = useTranslate();
  const { http } = useApp();
  const [loaded, load] = useLoaded(useCallback(() => getOidcConfiguration(http), [http]));
  if (loaded.phase === 'failed') return <LoadFailed error={loaded.error} onRetry={load} />;
  if (loaded.phase === 'loading') return <Skeleton height="72px" />;
  return (
    <>
      <p>{t('adminPortal.sso_Where.oidc')}</p>
      <CopyValue
        label={t('adminPortal.sso_ConfigureIdp.redirectUriInputLabel')}
        value={loaded.data.redirectUri ?? ''}
      />
    </>
  );
}
