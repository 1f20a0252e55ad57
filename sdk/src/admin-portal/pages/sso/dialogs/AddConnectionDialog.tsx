import { useId, useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { choiceName, type Provider, providerNames, providers } from '../providers';
import { useSso } from '../use-sso';

/** Chooses the provider of a new connection, then opens the guide. */
export function AddConnectionDialog() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const [provider, setProvider] = useState<Provider>('okta');
  return (
    <FormDialog
      title={t('adminPortal.sso.dialogTitle')}
      action={useCreate(provider)}
      cancel={t('adminPortal.sso_Table.cancel')}
      submit={t('adminPortal.sso_Table.proceed')}
      onClose={closeDialog}
    >
      <ProviderChoice selected={provider} onChange={setProvider} />
    </FormDialog>
  );
}

/** The call that adds the connection. The guide opens in place of the dialog. */
function useCreate(provider: Provider) {
  const { portal } = useApp();
  const create = useSso((sso) => sso.create);
  return useAction(async () => {
    const connection = (await create(providers[provider])) ?? '';
    portal.setState({ dialog: { kind: 'none' }, params: { connection, guide: provider } });
  });
}

interface ProviderChoiceProps {
  selected: Provider;
  onChange: (provider: Provider) => void;
}

function ProviderChoice({ selected, onChange }: ProviderChoiceProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <fieldset className="portico-card-choices portico-sso-providers">
      <legend className="portico-label">{t('adminPortal.sso_ConfigureIdp.idpSelectLabel')}</legend>
      {providerNames.map((provider) => (
        <label key={provider} className="portico-card-choice portico-sso-provider">
          <input
            type="radio"
            name={id}
            checked={provider === selected}
            data-initial-focus={provider === selected || undefined}
            onChange={() => onChange(provider)}
          />
          <span className="portico-choice-label">{choiceName(t, provider)}</span>
        </label>
      ))}
    </fieldset>
  );
}
