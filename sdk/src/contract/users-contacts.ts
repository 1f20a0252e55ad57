import { z } from 'zod';
import { emailSchema } from './common';
import { phoneNumberTextSchema } from './phone-numbers';

const tokenSchema = z.string().min(1).max(500);
const codeSchema = z.string().trim().min(1).max(40);

/** Schema of the body of `changeMyEmail`: `POST /identity/resources/users/v1/email/me`. */
export const changeMyEmailRequestSchema = z.object({ email: emailSchema });
/** The new e-mail address, which gets a code. */
export type ChangeMyEmailRequest = z.infer<typeof changeMyEmailRequestSchema>;

/** Schema of the body of `verifyMyEmail`: `POST /identity/resources/users/v1/email/me/verify`. */
export const verifyMyEmailRequestSchema = z.object({ email: emailSchema, code: codeSchema });
/** The new e-mail address with its code, as typed. */
export type VerifyMyEmailRequest = z.infer<typeof verifyMyEmailRequestSchema>;

/** Schema of the body of `changeMyPhone`: `POST /identity/resources/users/v1/phone`. */
export const changeMyPhoneRequestSchema = z.object({ phoneNumber: phoneNumberTextSchema });
/** The new phone number, which gets a code. */
export type ChangeMyPhoneRequest = z.infer<typeof changeMyPhoneRequestSchema>;

/** Schema of the answers to `changeMyPhone` and `changePhone`. */
export const changeMyPhoneResponseSchema = z.object({ changePhoneId: z.string() });
/** The handle of the code that was sent. */
export type ChangeMyPhoneResponse = z.infer<typeof changeMyPhoneResponseSchema>;

/** Schema of the body of `verifyMyPhone`: `POST /identity/resources/users/v1/phone/verify`. */
export const verifyMyPhoneRequestSchema = z.object({ changePhoneId: tokenSchema, code: codeSchema });
/** The code from the phone, as typed, with its handle. */
export type VerifyMyPhoneRequest = z.infer<typeof verifyMyPhoneRequestSchema>;

/** Schema of the body of `resetPhone`: `POST /identity/resources/users/v1/phone/reset`. */
export const resetPhoneRequestSchema = z.object({ email: z.string().trim().min(1).max(320) });
/** The e-mail address of the user who has lost the phone; it gets the code. */
export type ResetPhoneRequest = z.infer<typeof resetPhoneRequestSchema>;

/** Schema of the answer to `resetPhone`: `POST /identity/resources/users/v1/phone/reset`. */
export const resetPhoneResponseSchema = z.object({ resetPhoneNumberToken: z.string() });
/** The handle of the code in the mail; there is one whether or not the address is known. */
export type ResetPhoneResponse = z.infer<typeof resetPhoneResponseSchema>;

/** Schema of the body of `verifyResetPhone`: `POST /identity/resources/users/v1/phone/reset/verify`. */
export const verifyResetPhoneRequestSchema = z.object({ resetPhoneNumberToken: tokenSchema, code: codeSchema });
/** The code from the mail, as typed, with its handle. */
export type VerifyResetPhoneRequest = z.infer<typeof verifyResetPhoneRequestSchema>;

/** Schema of the answer to `verifyResetPhone`: `POST /identity/resources/users/v1/phone/reset/verify`. */
export const verifyResetPhoneResponseSchema = z.object({ changePhoneNumberToken: z.string() });
/** Allows one change of the phone number. */
export type VerifyResetPhoneResponse = z.infer<typeof verifyResetPhoneResponseSchema>;

/** Schema of the body of `changePhone`: `PUT /identity/resources/users/v1/phone/change`. */
export const changePhoneRequestSchema = z.object({
  changePhoneNumberToken: tokenSchema,
  phoneNumber: phoneNumberTextSchema,
});
/** The new phone number of a user who has lost the old one. */
export type ChangePhoneRequest = z.infer<typeof changePhoneRequestSchema>;
