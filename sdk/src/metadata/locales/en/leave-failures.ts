/** English texts of failures before the redirect to another site. */
export const leaveFailures = {
  storageBlocked:
    'Your browser saves nothing for this site, so you could not come back signed in. Allow cookies and site data for this site in your browser settings, then reload the page.',
  cannotLeave:
    'This way to sign in is not set up correctly, so it cannot be opened. Choose another way, or contact the operator of this site.',
} as const;
