import { useState } from 'react';
import { useTranslate } from '../../../../../app/context';
import type { LazyContent } from '../../../../../app/lazy/lazy-component';
import type { SsoConfiguration } from '../../../../../contract';
import { Tabs } from '../../../../../ui/Tabs';
import { usePermission } from '../../../../parts/use-access';
import { usePortalActions } from '../../../../shell/use-portal';
import { isConfigured, isOidc } from '../../connection';
import { ssoPermissions } from '../../sso-permissions';
import { StepCard } from '../StepCard';
import { MetadataFileForm } from './MetadataFileForm';
import { MetadataUrlForm } from './MetadataUrlForm';
import { OidcSettings } from './OidcSettings';
import { SamlSettings } from './SamlSettings';

const sources = ['url', 'file', 'hand'] as const;

/** The third step: what the service has to know about the identity provider. */
function ProviderStep({ connection }: { connection: SsoConfiguration }) {
  const mayChange = usePermission(ssoPermissions.change);
  if (isOidc(connection)) return <OidcSettings connection={connection} />;
  return mayChange ? <SamlSources connection={connection} /> : <SamlSettings connection={connection} />;
}

/** From an address, from a file or by hand; what is configured is shown as it can be edited. */
function SamlSources({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const { leave } = usePortalActions();
  const [source, setSource] = useState<string>(() => (isConfigured(connection) ? 'hand' : 'url'));
  const showSettings = () => setSource('hand');
  return (
    <Tabs
      label={t('adminPortal.sso_ConfigureIdp.waysLabel')}
      tabs={sources.map((id) => ({ id, title: t(`adminPortal.sso_ConfigureIdp.${id}Way`) }))}
      selected={source}
      onSelect={(id) => leave(() => setSource(id))}
    >
      {source === 'hand' ? (
        <SamlSettings connection={connection} />
      ) : (
        <StepCard
          title={t('adminPortal.sso_ConfigureIdp.configureAutomatically')}
          description={t('adminPortal.sso_ConfigureIdp.metadataFileDescription')}
        >
          {source === 'url' && <MetadataUrlForm connection={connection} onRead={showSettings} />}
          {source === 'file' && <MetadataFileForm connection={connection} onRead={showSettings} />}
        </StepCard>
      )}
    </Tabs>
  );
}

/** The component alone: its texts and styles come with what loads it. */
export const content: LazyContent<{ connection: SsoConfiguration }> = { component: ProviderStep };
