/** English texts of failures before the redirect to another site. */
export const leaveFailures = {
  storageBlocked:
    'Your browser saves nothing for this site, so you could not come back signed in. Allow cookies and site data for this site in your browser settings, then reload the page.',
  cannotLeave:
    'This way to sign in cannot be opened from here. Open this page at an address that begins with https, or choose another way.',
} as const;
