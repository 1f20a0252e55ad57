import { useTranslate } from '../../../../../app/context';
import type { LazyContent } from '../../../../../app/lazy/lazy-component';
import { Button } from '../../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../../ui/Dialog';
import { SidePanel } from '../../../../../ui/SidePanel';
import pickerCss from '../../../../parts/category-picker/category-picker.css?inline';
import { usePageDialog, usePortalActions } from '../../../../shell/use-portal';
import { type WebhooksDialog, webhooksDialogs } from '../../webhooks-dialogs';
import type { ChannelProps } from '../channel-state';
import { entryFor } from '../channel-store';
import { useChannel, useChannelAccess } from '../use-channels';
import { AddRecipientsPanel } from './AddRecipientsPanel';
import { EditRecipientsPanel } from './EditRecipientsPanel';

/** The open dialog of the channel, if the user may open it: its address can also come from another user. */
function ChannelDialogs({ channel }: ChannelProps) {
  const dialog = usePageDialog<WebhooksDialog>(webhooksDialogs);
  const { mayChange } = useChannelAccess(channel);
  const events = useChannel(channel, (store) => store.events);
  const entries = useChannel(channel, (store) => store.entries);
  if (!mayChange || events?.phase !== 'ready' || entries?.phase !== 'ready') return null;
  if (dialog?.kind === 'addRecipients') return <AddRecipientsPanel channel={channel} categories={events.data} />;
  if (dialog?.kind !== 'editRecipients') return null;
  const { eventKey } = dialog;
  const event = events.data.flatMap(({ items }) => items).find(({ key }) => key === eventKey);
  if (!event) return <EventGonePanel />;
  return (
    <EditRecipientsPanel key={eventKey} channel={channel} event={event} entry={entryFor(entries.data, eventKey)} />
  );
}

/** The chunk of a channel's dialogs. */
export const content: LazyContent<ChannelProps> = { component: ChannelDialogs, css: pickerCss };

/** Says that the channel does not send this event; its address may be old. */
function EventGonePanel() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel
      title={t('adminPortal.webhooks_Recipients.goneTitle')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>
        <p>{t('adminPortal.webhooks_Recipients.goneText')}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {t('common.actions.close')}
        </Button>
      </DialogActions>
    </SidePanel>
  );
}
