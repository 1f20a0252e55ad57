import { CircleUserRound } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { profileDialogs } from './profile-dialogs';

/** The user's own profile. */
export const profile = {
  group: 'myAccount',
  title: 'adminPortal.navigation.profile',
  icon: CircleUserRound,
  view: lazyComponent(() => import('./ProfilePage')),
  dialogs: profileDialogs,
} satisfies PageDefinition;
