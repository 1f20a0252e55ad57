/** English texts of the test of a connection. */
export const portalSsoTest = {
  sso_Test: {
    title: 'Test sign-in',
    description:
      'You sign in at your provider as one of your users would, and come back here with the result. You stay signed in as you are.',
    start: 'Start test',
    readOnly: 'Your role does not include testing a connection.',
    notOn: 'Only a connection that is on can be tested: the service sends users to no other provider.',
    unfinishedTitle: 'The last test has not come back',
    unfinishedText:
      'If your provider shows an error, it does not accept the request: compare the values of the step “Set up your provider” with those there.',
    notStartedTitle: 'The test could not start',
    notRouted:
      'The service does not send users of your domains to this provider. Check that the connection is on and that its values are saved.',
    storageBlocked:
      'The browser stores nothing for this page, so the answer could not be told from a sign-in. Allow storage, then try again.',
    partialTitle: 'Your provider answers',
    partialText: 'What a browser can check is right. The service reads the rest only at a real sign-in.',
    rolesLabel: 'Roles that this user gets',
  },
  sso_TestParts: {
    reached: 'Provider reached',
    answer: 'Answer received',
    signature: 'Signature',
    issuer: 'Issuer',
    audience: 'Recipient',
    time: 'Time',
    email: 'Email address',
    domain: 'Domain',
    attributes: 'Name of the user',
    roles: 'Groups',
  },
  sso_TestOutcomes: {
    passed: 'Passed',
    warning: 'Please check',
    failed: 'Failed',
    skipped: 'Skipped',
    skippedText: 'Not checked',
  },
  sso_TestProblems: {
    denied:
      'The provider refused this user, or the sign-in was cancelled ({{found}}). Assign the user to the application at your provider, then test again.',
    refusedRequest:
      'The provider refused the request ({{found}}). Compare the values of the step “Set up your provider” with those at your provider.',
    noAnswer: 'The provider sent users back without an answer. Check the address that it sends answers to.',
    unreadable:
      'The answer is no SAML response with one assertion. Check that the application at your provider uses SAML 2.0.',
    encrypted: 'The assertion is encrypted. Turn off the encryption of assertions at your provider.',
    unsigned: 'Nothing is signed. Let your provider sign assertions or responses.',
    changed: 'The answer was changed after it was signed. Look for a proxy on the way that changes pages.',
    otherKey:
      'Another key has signed the answer. Take the current certificate of your provider over in the step “Connect”.',
    unsupportedSignature: 'This kind of signature could not be checked. Choose RSA with SHA-256 at your provider.',
    noIssuer: 'The answer does not name who issued it. Check the entity ID of your provider.',
    otherAudience:
      'The answer is for {{found}}, but has to be for {{expected}}. Correct the entity ID at your provider.',
    otherRecipient:
      'The answer goes to {{found}}, but has to go to {{expected}}. Correct the ACS URL at your provider.',
    late: 'The answer had expired when it arrived. Check the clocks of your provider and of this computer.',
    early: 'The answer is not valid yet. Check the clocks of your provider and of this computer.',
    noEmail: 'The answer contains no email address. Send it as NameID or as the attribute “email”.',
    foreignDomain: 'The connection has no verified domain {{found}}. Claim it, or test with another user.',
    noName: 'No name was sent: users appear by their address. Send the attribute “name”.',
    noGroups: 'No groups were sent, so no user gets roles by group. Send the attribute “groups”.',
    unknownGroups: 'None of the groups of this user has roles here: {{found}}.',
  },
  sso_TestAttributes: {
    title: 'Attributes',
    description: 'What your provider has sent about the user, and the field that each attribute fills.',
    email: 'Fills the email address',
    name: 'Fills the name',
    groups: 'Gives roles by group',
    unused: 'Not used',
  },
} as const;
