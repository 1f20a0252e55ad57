import { WalletCards } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { subscriptionsDialogs } from './subscriptions-dialogs';

/** What the tenant pays for, and with what. */
export const subscriptions = {
  group: 'workspace',
  title: 'adminPortal.navigation.subscriptions',
  icon: WalletCards,
  view: lazyComponent(() => import('./SubscriptionsPage')),
  dialogs: subscriptionsDialogs,
} satisfies PageDefinition;
