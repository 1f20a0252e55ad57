import { useTranslate } from '../../../../app/context';
import type { UserSession } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Button } from '../../../../ui/Button';
import { useNotify } from '../../../../ui/Notifications';
import { Table, type TableColumn } from '../../../../ui/Table';
import { RelativeTime } from '../../../parts/RelativeTime';
import { useLayoutProps } from '../../../parts/use-layout-props';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { DeviceCell, deviceName } from './DeviceCell';

export interface SessionsTableProps {
  sessions: readonly UserSession[];
  layout: TableLayoutState;
  /** Ends a session. Rejects if that fails. */
  onEnd: (id: string) => Promise<void>;
}

/** The sessions of the user, the current one first. */
export function SessionsTable({ sessions, layout, onEnd }: SessionsTableProps) {
  const t = useTranslate();
  return (
    <Table
      label={t('adminPortal.privacy_UserSessions.loginSessionsTitle')}
      columns={columnsOf(t)}
      rows={sessions}
      rowKey={({ id }) => id}
      {...useLayoutProps(layout)}
      actions={{
        title: t('adminPortal.privacy_UserSessions.actionsHeader'),
        render: (session) => !session.current && <EndButton session={session} onEnd={onEnd} />,
      }}
    />
  );
}

function columnsOf(t: Translate): TableColumn<UserSession>[] {
  return [
    {
      id: 'device',
      title: t('adminPortal.privacy_UserSessions.deviceHeader'),
      render: (session) => <DeviceCell session={session} />,
    },
    {
      id: 'ipAddress',
      title: t('adminPortal.privacy_UserSessions.ipAddressHeader'),
      render: ({ ipAddress }) =>
        ipAddress ? (
          <bdi dir="ltr">{ipAddress}</bdi>
        ) : (
          <span className="portico-muted">{t('adminPortal.privacy_UserSessions.unknownIpAddress')}</span>
        ),
    },
    {
      id: 'time',
      title: t('adminPortal.privacy_UserSessions.timeHeader'),
      render: ({ createdAt }) => createdAt && <RelativeTime at={createdAt} />,
    },
  ];
}

/** Ends one session. The row disappears at once; if the call fails, it returns and a toast says why. */
function EndButton({ session, onEnd }: { session: UserSession; onEnd: SessionsTableProps['onEnd'] }) {
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const device = deviceName(t, session);
  const end = () =>
    onEnd(session.id).then(
      () => notify.toast(t('adminPortal.privacy_UserSessions.sessionEnded', { device })),
      notifyFailure,
    );
  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={t('adminPortal.privacy_UserSessions.logoutDevice', { device })}
      onClick={() => void end()}
    >
      {t('adminPortal.privacy_UserSessions.logout')}
    </Button>
  );
}
