import { Building2 } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';

/** The tenant's own data, and its login box. */
export const account = {
  group: 'workspace',
  title: 'adminPortal.navigation.account',
  icon: Building2,
  view: lazyComponent(() => import('./AccountPage')),
  params: ['tab'],
  // The fields are edited in place.
  dialogs: {},
} satisfies PageDefinition;
