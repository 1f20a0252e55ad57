import { Hash, Mail, MessageSquareText, Webhook } from 'lucide-react';
import type { Channel } from '../../../../contract';

const icons = { webhook: Webhook, email: Mail, sms: MessageSquareText, slack: Hash } as const;

/** The image of a channel. Hidden from screen readers, which read the title next to it. */
export function ChannelIcon({ channel }: { channel: Channel }) {
  const Icon = icons[channel];
  return <Icon size={20} aria-hidden="true" />;
}
