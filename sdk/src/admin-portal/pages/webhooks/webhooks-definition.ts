import { Webhook } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { webhooksDialogs } from './webhooks-dialogs';

/** The channels that deliver the events of the tenant: webhooks, email, text messages and Slack. */
export const webhooks = {
  group: 'workspace',
  title: 'adminPortal.navigation.webhooks',
  icon: Webhook,
  view: lazyComponent(() => import('./WebhooksPage')),
  dialogs: webhooksDialogs,
  // `code`, `state` and `error` are Slack's answer to a request to connect.
  params: ['search', 'webhook', 'page', 'channel', 'code', 'state', 'error'],
  detail: 'webhook',
} satisfies PageDefinition;
