/** What the login box shows on the route of people whose phone is gone: from their mailbox to another number. */
export type ResetPhoneNumberState =
  | { step: 'ResetPhoneNumber'; email: string }
  | {
      step: 'VerifyResetPhoneNumber';
      email: string;
      /** The handle of the code in the mail. */
      resetPhoneNumberToken: string;
    }
  | {
      step: 'ChangePhoneNumber';
      email: string;
      /** The right to name a number, once. */
      changePhoneNumberToken: string;
    };

export type ResetPhoneNumberStep = ResetPhoneNumberState['step'];
export type ResetPhoneNumberStateOf<S extends ResetPhoneNumberStep> = Extract<ResetPhoneNumberState, { step: S }>;
