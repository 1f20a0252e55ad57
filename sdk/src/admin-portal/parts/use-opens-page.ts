import { useStore } from 'zustand';
import { useApp } from '../../app/context';
import { explainPage } from '../../metadata/navigation';
import { useUserAccess } from './use-access';

/**
 * Whether the user may open another page of the portal, so that a link to it leads somewhere.
 *
 * @see Portal spec §6 "Navigation defaults"
 */
export function useOpensPage(page: string): boolean {
  const navigation = useStore(useApp().metadata, ({ document }) => document.navigation);
  return explainPage(page, navigation, useUserAccess()).visible;
}
