import type { Page } from '@playwright/test';

/** The device that the page runs on, with a place for passkeys. */
export interface Device {
  /** Whether somebody is there who confirms whatever it asks, at once. */
  attend(attended: boolean): Promise<void>;
  /** Forgets its passkeys. */
  forget(): Promise<void>;
}

/** Puts a device with a screen lock under a page, or a security key beside it. */
export async function addDevice(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<Device> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    attend: async (enabled) => {
      await devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    forget: async () => {
      await devTools.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
}
