import { ShieldCheck } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { privacyDialogs } from './privacy-dialogs';

/** How the user's account is protected. */
export const privacy = {
  group: 'myAccount',
  title: 'adminPortal.navigation.privacy',
  icon: ShieldCheck,
  view: lazyComponent(() => import('./PrivacyPage')),
  dialogs: privacyDialogs,
} satisfies PageDefinition;
