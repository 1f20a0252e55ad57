import { Gauge } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';

/** How much of its plan the tenant uses. */
export const usage = {
  group: 'workspace',
  title: 'adminPortal.navigation.usage',
  icon: Gauge,
  view: lazyComponent(() => import('./UsagePage')),
  dialogs: {},
  params: ['period'],
} satisfies PageDefinition;
