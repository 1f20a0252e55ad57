/** English texts of the errors that the browser can return instead of a passkey's assertion. */
export const keyFailures = {
  passkeyCancelled: 'Your device did not confirm. Try again, or choose another way.',
  passkeyTimedOut: 'It was not confirmed in time. Try again when your device or key is at hand.',
  passkeyNotSupported: 'This browser or device cannot do this. Choose another way, or use another device.',
  passkeyAlreadyRegistered: 'This device already holds a passkey for your account. You can sign in with it.',
  passkeyWrongOrigin: 'Passkeys do not work at this address. Open the page at its usual address.',
  passkeyFailed: 'Your device could not confirm. Try again, or choose another way.',
} as const;
