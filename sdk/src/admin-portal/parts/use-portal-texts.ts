import { useEffect, useState } from 'react';
import { useApp } from '../../app/context';
import { adminPortal } from '../../metadata/locales/en/admin-portal';
import { laterCommon, validations } from '../../metadata/locales/en/later-common';
import { loginErrors } from '../../metadata/locales/en/login-errors';
import { phoneField } from '../../metadata/locales/en/phone-field';
import { portalErrors } from '../../metadata/locales/en/portal-errors';
import { cancelledRequest, slowRequest } from '../../metadata/locales/en/slow-request';

/** Registers the portal's texts, which are part of its chunk. Returns whether they are loaded in the language shown. */
export function usePortalTexts(): boolean {
  const { metadata } = useApp();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    metadata
      .registerTexts('adminPortal', {
        common: { ...laterCommon, phoneField, slowRequest },
        validations,
        adminPortal,
        errors: { ...loginErrors, ...portalErrors, ...cancelledRequest },
      })
      .then(() => mounted && setReady(true));
    return () => {
      mounted = false;
    };
  }, [metadata]);
  return ready;
}
