import { Webhook } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { webhooksDialogs } from './webhooks-dialogs';

/** The addresses that receive the events of the tenant. */
export const webhooks = {
  group: 'workspace',
  title: 'adminPortal.navigation.webhooks',
  icon: Webhook,
  view: lazyComponent(() => import('./WebhooksPage').then((module) => module.webhooksContent)),
  dialogs: webhooksDialogs,
  params: ['search', 'webhook', 'page'],
  detail: 'webhook',
} satisfies PageDefinition;
