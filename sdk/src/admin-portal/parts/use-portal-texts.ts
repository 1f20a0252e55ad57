import { useEffect, useState } from 'react';
import { useApp } from '../../app/context';
import { adminPortal } from '../../metadata/locales/en/admin-portal';
import { laterCommon, validations } from '../../metadata/locales/en/later-common';
import { loginErrors } from '../../metadata/locales/en/login-errors';
import { phoneField } from '../../metadata/locales/en/phone-field';
import { portalErrors } from '../../metadata/locales/en/portal-errors';

/** Brings the portal's texts, which travel with its script, into the kit. Whether they are there. */
export function usePortalTexts(): boolean {
  const { metadata } = useApp();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    metadata
      .registerTexts('adminPortal', {
        common: { ...laterCommon, phoneField },
        validations,
        adminPortal,
        errors: { ...loginErrors, ...portalErrors },
      })
      .then(() => mounted && setReady(true));
    return () => {
      mounted = false;
    };
  }, [metadata]);
  return ready;
}
