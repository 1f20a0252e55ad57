/** English texts of deciding about a request, and of waiting for the decision. */
export const approvalFlow = {
  title: 'A request is waiting for you',
  description: 'Approve it only if you know who is asking, and why.',
  requester: 'Requested by',
  requestDate: 'Requested on',
  approve: 'Approve',
  reject: 'Decline',
  successTitle: 'Approved',
  successDescription: 'We have let {{requester}} know by email. You can close this page.',
  rejectedTitle: 'Declined',
  rejectedDescription: 'We have let {{requester}} know by email. You can close this page.',
  failedTitle: 'Your decision was not saved',
  failedDescription: 'Nothing has changed yet. Try again in a moment.',
  invalidLinkTitle: 'This request is no longer open',
  invalidLinkDescription: 'The link is incomplete or has expired, or someone on your team has already decided.',
  pendingTitle: 'Waiting for the team',
  pendingMessage:
    'Your request to join has been sent. We will email you as soon as someone on the team approves it; then you can sign in.',
  stillPending: 'Not approved yet. There is nothing else you need to do.',
  checkAgain: 'Check again',
} as const;
