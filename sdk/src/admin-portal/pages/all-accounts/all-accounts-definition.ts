import { Network } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { allAccountsDialogs } from './all-accounts-dialogs';

/** The accounts below the user's own. */
export const allAccounts = {
  group: 'workspace',
  title: 'adminPortal.navigation.allAccounts',
  icon: Network,
  view: lazyComponent(() => import('./AllAccountsPage')),
  dialogs: allAccountsDialogs,
  params: ['search', 'account', 'open'],
  detail: 'account',
} satisfies PageDefinition;
