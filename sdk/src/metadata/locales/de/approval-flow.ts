/** German texts of deciding about a request, and of waiting for the decision. */
export const approvalFlow = {
  title: 'Eine Anfrage wartet auf Sie',
  description: 'Stimmen Sie nur zu, wenn Sie wissen, wer fragt und warum.',
  requester: 'Angefragt von',
  requestDate: 'Angefragt am',
  approve: 'Zustimmen',
  reject: 'Ablehnen',
  successTitle: 'Zugestimmt',
  successDescription: '{{requester}} erfährt es per E-Mail. Sie können diese Seite schließen.',
  rejectedTitle: 'Abgelehnt',
  rejectedDescription: '{{requester}} erfährt es per E-Mail. Sie können diese Seite schließen.',
  failedTitle: 'Ihre Entscheidung wurde nicht gespeichert',
  failedDescription: 'Noch hat sich nichts geändert. Versuchen Sie es gleich noch einmal.',
  invalidLinkTitle: 'Diese Anfrage ist nicht mehr offen',
  invalidLinkDescription:
    'Der Link ist unvollständig oder abgelaufen, oder jemand aus Ihrem Team hat schon entschieden.',
  pendingTitle: 'Das Team muss noch zustimmen',
  pendingMessage:
    'Ihre Anfrage ist gesendet. Sobald jemand aus dem Team zugestimmt hat, bekommen Sie eine E-Mail; dann können Sie sich anmelden.',
  stillPending: 'Noch nicht zugestimmt. Sie müssen nichts weiter tun.',
  checkAgain: 'Noch einmal prüfen',
} as const;
