/** Steps of the route for users who lost their phone: a code by e-mail, then another number. */
export type ResetPhoneNumberState =
  | { step: 'ResetPhoneNumber'; email: string }
  | {
      step: 'VerifyResetPhoneNumber';
      email: string;
      /** Identifies the code in the e-mail. */
      resetPhoneNumberToken: string;
    }
  | {
      step: 'ChangePhoneNumber';
      email: string;
      /** Permits one change of the number. */
      changePhoneNumberToken: string;
    };

/** Name of a step of the phone number reset flow. */
export type ResetPhoneNumberStep = ResetPhoneNumberState['step'];
/** State of the phone number reset flow at one step. */
export type ResetPhoneNumberStateOf<S extends ResetPhoneNumberStep> = Extract<ResetPhoneNumberState, { step: S }>;
