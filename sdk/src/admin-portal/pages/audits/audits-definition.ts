import { ScrollText } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { auditsDialogs } from './audits-dialogs';
import { auditsParams } from './audits-params';
import { reportsDialogs } from './reports/report-dialogs';

/** What happened in the account, and who did it. */
export const audits = {
  group: 'workspace',
  title: 'adminPortal.navigation.audits',
  icon: ScrollText,
  view: lazyComponent(() => import('./AuditsPage')),
  params: auditsParams,
  dialogs: { ...auditsDialogs, ...reportsDialogs },
} satisfies PageDefinition;
