/** English texts of deciding about a request, and of waiting for the decision. */
export const approvalFlow = {
  title: 'A request waits for you',
  description: 'Approve it only if you know who asks, and why.',
  requester: 'Requested by',
  requestDate: 'Requested on',
  approve: 'Approve',
  reject: 'Decline',
  successTitle: 'Approved',
  successDescription: 'We have told {{requester}} by mail. You can close this page.',
  rejectedTitle: 'Declined',
  rejectedDescription: 'We have told {{requester}} by mail. You can close this page.',
  failedTitle: 'Your decision was not saved',
  failedDescription: 'Nothing has changed yet. Try again in a moment.',
  invalidLinkTitle: 'This request is no longer open',
  invalidLinkDescription: 'The link is incomplete or has expired, or somebody of your team has decided already.',
  pendingTitle: 'Waiting for the team',
  pendingMessage:
    'Your request to join has been sent. You get a mail as soon as somebody of the team has approved it; then you can sign in.',
  stillPending: 'Not approved yet. There is nothing more you need to do.',
  checkAgain: 'Check again',
} as const;
