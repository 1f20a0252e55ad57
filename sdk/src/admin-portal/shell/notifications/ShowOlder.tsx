import { useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { useAction } from '../../parts/use-action';
import { useNotifyFailure } from '../../parts/use-notify-failure';
import { useNotifications } from './use-notifications';

/** Loads older notifications, if there are any. */
export function ShowOlder() {
  const t = useTranslate();
  const notifyFailure = useNotifyFailure();
  const hasOlder = useNotifications((store) => store.hasOlder);
  const loadOlder = useNotifications((store) => store.loadOlder);
  const { run, pending } = useAction(() => loadOlder().catch(notifyFailure));
  return (
    hasOlder && (
      <Button variant="secondary" pending={pending} onClick={() => run()}>
        {t('adminPortal.notifications.showOlder')}
      </Button>
    )
  );
}
