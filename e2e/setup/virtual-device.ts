import type { Page } from '@playwright/test';

/** The virtual authenticator of a page. */
export interface Device {
  /** Sets whether the device confirms every request at once, as an attentive user would. */
  attend(attended: boolean): Promise<void>;
  /** Deletes its passkeys. */
  forget(): Promise<void>;
}

/** Kinds of devices that hold keys (sign-in spec §2). */
export type DeviceKind = 'internal' | 'usb-key' | 'android';

/** How a browser on Android calls itself. */
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

/** Adds a virtual authenticator to a page: a device with a screen lock, an Android phone, or a security key. */
export async function addDevice(page: Page, kind: DeviceKind = 'internal'): Promise<Device> {
  const devTools = await page.context().newCDPSession(page);
  if (kind === 'android') await devTools.send('Emulation.setUserAgentOverride', { userAgent: ANDROID });
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: kind === 'usb-key' ? 'usb' : 'internal',
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
