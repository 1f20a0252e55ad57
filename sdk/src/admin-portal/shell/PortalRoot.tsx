import type { ReactNode } from 'react';
import { useApp, useTranslate } from '../../app/context';
import { KitRoot } from '../../app/KitRoot';
import type { PortalPage } from '../../app/portal-state';
import baseCss from '../../ui/base.css?inline';
import compositeCss from '../../ui/composite.css?inline';
import fieldsCss from '../../ui/fields.css?inline';
import { Notifications } from '../../ui/Notifications';
import { OverlayHost } from '../../ui/OverlayHost';
import portalCss from '../admin-portal.css?inline';
import { usePortalTexts } from '../parts/use-portal-texts';

const css = [baseCss, fieldsCss, compositeCss, portalCss];

/** What every form of the portal stands in: theme, language, direction, a place for overlays and the live region. */
export function PortalRoot({ page, children }: { page: PortalPage | undefined; children: ReactNode }) {
  const { clock } = useApp();
  const { language } = useTranslate();
  const hasTexts = usePortalTexts();
  return (
    <KitRoot part="admin-portal" page={page} css={css}>
      <OverlayHost locale={language}>
        <Notifications sleep={clock.sleep}>{hasTexts && children}</Notifications>
      </OverlayHost>
    </KitRoot>
  );
}
