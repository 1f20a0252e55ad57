import type { ReactNode } from 'react';
import { AppRoot } from '../../app/AppRoot';
import { useApp, useTranslate } from '../../app/context';
import { Notifications } from '../../ui/Notifications';
import { OverlayHost } from '../../ui/OverlayHost';
import type { PortalPage } from '../pages/page-list';
import { usePortalTexts } from '../parts/use-portal-texts';
import { portalStyles } from './portal-styles';

/** The root of every portal layout: theme, language, direction, the container for overlays and the live region. */
export function PortalRoot({ page, children }: { page: PortalPage | undefined; children: ReactNode }) {
  const { clock } = useApp();
  const { language } = useTranslate();
  const hasTexts = usePortalTexts();
  return (
    <AppRoot part="admin-portal" page={page} css={portalStyles}>
      <OverlayHost locale={language}>
        <Notifications sleep={clock.sleep}>{hasTexts && children}</Notifications>
      </OverlayHost>
    </AppRoot>
  );
}
