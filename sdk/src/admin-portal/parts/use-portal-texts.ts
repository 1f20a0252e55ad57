import { useEffect, useState } from 'react';
import type { App } from '../../app/app';
import { useApp } from '../../app/context';
import { whenPainted } from '../../app/lazy/when-painted';
import { cancelledRequest, slowRequest } from '../../app/SlowRequest';
import { lazyCommon, validations } from '../../metadata/locales/en/lazy-common';
import { phoneField } from '../../metadata/locales/en/phone-field';
import { portalFailures } from '../../metadata/locales/en/portal-failures';
import { portalNavigation } from '../../metadata/locales/en/portal-navigation';

/**
 * Registers the texts of the portal's frame and parts; each page brings its own. Those of rarer error codes are
 * loaded after the first paint. Returns whether the others are loaded in the language shown.
 */
export function usePortalTexts(): boolean {
  const app = useApp();
  const { metadata } = app;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    metadata
      .registerTexts('adminPortal', {
        common: { ...lazyCommon, phoneField, slowRequest },
        validations,
        adminPortal: portalNavigation,
        errors: { ...portalFailures, ...cancelledRequest },
      })
      .then(() => mounted && setReady(true));
    return () => {
      mounted = false;
    };
  }, [metadata]);
  useEffect(() => whenPainted(app, () => void loadErrorTexts(app)), [app]);
  return ready;
}

/** If it fails, a failure with such a code loads them. */
async function loadErrorTexts(app: App): Promise<void> {
  await import('../../app/load-error-texts').then((module) => module.loadErrorTexts(app, '')).catch(() => undefined);
}
