import { useEffect, useState } from 'react';
import { useApp } from '../../app/context';
import { lazyCommon, validations } from '../../metadata/locales/en/lazy-common';
import { phoneField } from '../../metadata/locales/en/phone-field';
import { portalErrors, portalFailures } from '../../metadata/locales/en/portal-errors';
import { portalNavigation } from '../../metadata/locales/en/portal-navigation';
import { cancelledRequest, slowRequest } from '../../metadata/locales/en/slow-request';

/**
 * Registers the texts of the portal's frame and parts; each page brings its own, and a failure the texts of rarer error codes.
 * Returns whether they are loaded in the language shown.
 */
export function usePortalTexts(): boolean {
  const { metadata } = useApp();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    metadata
      .registerTexts('adminPortal', {
        common: { ...lazyCommon, phoneField, slowRequest },
        validations,
        adminPortal: portalNavigation,
        errors: { ...portalErrors, ...portalFailures, ...cancelledRequest },
      })
      .then(() => mounted && setReady(true));
    return () => {
      mounted = false;
    };
  }, [metadata]);
  return ready;
}
