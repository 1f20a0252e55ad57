import { useTranslate } from '../../../app/context';
import type { Webhook } from '../../../contract';
import { Chip } from '../../../ui/Chip';
import { useNotify } from '../../../ui/Notifications';
import { Switch } from '../../../ui/Switch';
import { usePermission } from '../../parts/use-access';
import { useNotifyFailure } from '../../parts/use-notify-failure';
import { useWebhooks } from './use-webhooks';
import { webhooksPermissions } from './webhooks-permissions';

/** Whether a webhook receives events, with a switch for users who may change it. */
export function ActiveSwitch({ webhook }: { webhook: Webhook }) {
  const { displayName: name, isActive } = webhook;
  const t = useTranslate();
  const { announce } = useNotify();
  const notifyFailure = useNotifyFailure();
  const setActive = useWebhooks((webhooks) => webhooks.setActive);
  const mayChange = usePermission(webhooksPermissions.change);
  const state = t(isActive ? 'adminPortal.webhooks.active' : 'adminPortal.webhooks.inactive');
  if (!mayChange) return <Chip tone={isActive ? 'success' : 'neutral'}>{state}</Chip>;
  const change = (isOn: boolean) =>
    void setActive(webhook, isOn).then(
      () => announce(t(isOn ? 'adminPortal.webhooks.switchedOn' : 'adminPortal.webhooks.switchedOff', { name })),
      notifyFailure,
    );
  return (
    <span className="portico-webhook-switch">
      <Switch
        label={<span className="portico-visually-hidden">{t('adminPortal.webhooks.switchLabel', { name })}</span>}
        checked={isActive}
        onChange={change}
      />
      <span aria-hidden="true">{state}</span>
    </span>
  );
}
