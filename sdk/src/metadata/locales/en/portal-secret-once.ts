/** English texts of a secret that is shown once. */
export const portalSecretOnce = {
  secretOnce: {
    masked: 'Hidden',
    reveal: 'Show',
    hide: 'Hide',
    download: 'Download',
    storedLabel: 'I have stored it in a safe place',
    storedIsRequired: 'Confirm that you have stored it. It cannot be shown again.',
  },
} as const;
