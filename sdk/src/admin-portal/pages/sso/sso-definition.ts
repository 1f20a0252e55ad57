import { Fingerprint } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { ssoDialogs } from './sso-dialogs';

/** The identity providers through which the tenant's users sign in. */
export const sso = {
  group: 'workspace',
  title: 'adminPortal.navigation.sso',
  icon: Fingerprint,
  view: lazyComponent(() => import('./SsoPage')),
  dialogs: ssoDialogs,
  params: ['connection', 'step', 'guide'],
  detail: 'connection',
} satisfies PageDefinition;
