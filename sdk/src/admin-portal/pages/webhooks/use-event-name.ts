import { useEffect } from 'react';
import { useWebhooks } from './use-webhooks';

/** Returns a function that names an event: by its key until the names are loaded, or if they can't be. */
export function useEventName(): (key: string) => string {
  const events = useWebhooks((webhooks) => webhooks.events);
  const loadEvents = useWebhooks((webhooks) => webhooks.loadEvents);
  useEffect(() => void loadEvents(), [loadEvents]);
  const items = events?.phase === 'ready' ? events.data.flatMap((category) => category.items) : [];
  return (key) => items.find((item) => item.key === key)?.name ?? key;
}
