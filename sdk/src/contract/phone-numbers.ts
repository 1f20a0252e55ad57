import { z } from 'zod';
import { isoDateSchema, pageLinksSchema, pageMetadataSchema } from './common';

/** A phone number as typed: digits, with spaces, dots, dashes and brackets between them. */
export const phoneNumberTextSchema = z
  .string()
  .trim()
  .regex(/^\+?(?=(?:\D*\d){4})[0-9 ().-]{4,32}$/, 'not a phone number');

/** The phone number of a form in which it is optional. Spaces alone count as empty. */
export const phoneNumberOrEmptySchema = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), phoneNumberTextSchema]));

/**
 * The number of a phone that receives codes as a second factor, without the characters between the digits. Stricter
 * than what the user enters elsewhere, because no page can ask for a missing country code: a code sent to a wrong
 * number would lock the user out.
 */
export const phoneToEnrolSchema = z
  .string()
  .max(40)
  // Any kind of space: a copied number often has no-break spaces.
  .transform((typed) => typed.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'not a phone number with a country code'));

/** Schema of the one item of `listMyPhoneNumbers`: `GET /identity/resources/users/phone-numbers/v1/me`. */
export const phoneNumberSchema = z.object({
  id: z.string(),
  phoneNumber: z.string(),
  verified: z.boolean(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** A number to sign in with; `verified` once a code has come back from it. */
export type PhoneNumber = z.infer<typeof phoneNumberSchema>;
/** Schema of the answer to `listMyPhoneNumbers`. */
export const listMyPhoneNumbersResponseSchema = z.array(phoneNumberSchema);

const limitSchema = z.coerce.number().int().min(1).max(200).optional();
const offsetSchema = z.coerce.number().int().min(0).optional();

/** Schema of the query of `listPhoneNumbers`: `GET /identity/resources/users/phone-numbers/v1`. */
export const listPhoneNumbersQuerySchema = z.object({ _limit: limitSchema, _offset: offsetSchema });
/** A page of the user's own numbers. Default: 10 rows. `_offset` is the index of the page. */
export type ListPhoneNumbersQuery = z.infer<typeof listPhoneNumbersQuerySchema>;

/** Schema of the answer to `listPhoneNumbers`: `GET /identity/resources/users/phone-numbers/v1`. */
export const listPhoneNumbersResponseSchema = z.object({
  items: z.array(phoneNumberSchema),
  _metadata: pageMetadataSchema,
  _links: pageLinksSchema.optional(),
});
/** A page of the user's own numbers. */
export type ListPhoneNumbersResponse = z.infer<typeof listPhoneNumbersResponseSchema>;

/** Schema of the body of `addPhoneNumber`: `POST /identity/resources/users/phone-numbers/v1`. */
export const addPhoneNumberRequestSchema = z.object({
  phoneNumber: phoneNumberTextSchema,
  verify: z.boolean().optional(),
});
/** A number to add; with `verify` a code is sent to it at once. */
export type AddPhoneNumberRequest = z.infer<typeof addPhoneNumberRequestSchema>;

/** Schema of the answer to `addPhoneNumber`: `POST /identity/resources/users/phone-numbers/v1`. */
export const addPhoneNumberResponseSchema = z.object({ otcToken: z.string().optional() });
/** The handle of the code that was sent, if one was. */
export type AddPhoneNumberResponse = z.infer<typeof addPhoneNumberResponseSchema>;

/** Schema of the body of `preverifyPhoneNumber`: `POST /identity/resources/users/phone-numbers/v1/preverify`. */
export const preverifyPhoneNumberRequestSchema = z.object({ phoneNumber: phoneNumberTextSchema });
/** The number to send a code to. */
export type PreverifyPhoneNumberRequest = z.infer<typeof preverifyPhoneNumberRequestSchema>;

/** Schema of the answer to `preverifyPhoneNumber`: `POST /identity/resources/users/phone-numbers/v1/preverify`. */
export const preverifyPhoneNumberResponseSchema = z.object({ otcToken: z.string() });
/** The handle of the code that was sent. */
export type PreverifyPhoneNumberResponse = z.infer<typeof preverifyPhoneNumberResponseSchema>;

/** Schema of the bodies of `verifyPhoneNumber` and `verifyDeletePhoneNumber`. */
export const verifyPhoneNumberRequestSchema = z.object({
  otcToken: z.string().min(1).max(500),
  code: z.string().trim().min(1).max(40),
});
/** The code from the phone, as typed, with its handle. */
export type VerifyPhoneNumberRequest = z.infer<typeof verifyPhoneNumberRequestSchema>;

/** Schema of the answer to `deletePhoneNumber`: `DELETE /identity/resources/users/phone-numbers/v1/{phoneId}`. */
export const deletePhoneNumberResponseSchema = z.object({ phoneId: z.string(), otcToken: z.string() });
/** The number to be removed, and the handle of the code that was sent to it. */
export type DeletePhoneNumberResponse = z.infer<typeof deletePhoneNumberResponseSchema>;

/** Validates a verified number of a user in the team. */
export const userPhoneSchema = z.object({ userId: z.string(), phoneNumber: z.string() });
/** A verified number of a user in the team. */
export type UserPhone = z.infer<typeof userPhoneSchema>;

/** Schema of the query of `listUserPhones`: `GET /identity/resources/users/phone-numbers/v2`. */
export const listUserPhonesQuerySchema = z.object({
  _limit: limitSchema,
  _offset: offsetSchema,
  /** Part of the number, in any notation. */
  _phoneNumber: z.string().max(64).optional(),
  /** Joined by commas. */
  userIds: z.string().max(20_000).optional(),
});
/** A page of the team's numbers; `_offset` is the index of the page. */
export type ListUserPhonesQuery = z.infer<typeof listUserPhonesQuerySchema>;

/** Schema of the answer to `listUserPhones`: `GET /identity/resources/users/phone-numbers/v2`. */
export const listUserPhonesResponseSchema = z.object({
  items: z.array(userPhoneSchema),
  _metadata: pageMetadataSchema,
  _links: pageLinksSchema.optional(),
});
/** A page of the team's numbers. */
export type ListUserPhonesResponse = z.infer<typeof listUserPhonesResponseSchema>;
