import type { SignatureProblem } from './saml/check-signature';
import type { SentAttribute } from './saml/read-answer';

/** What a test looks at, in this order. */
export const testParts = [
  'reached',
  'answer',
  'signature',
  'issuer',
  'audience',
  'time',
  'email',
  'domain',
  'attributes',
  'roles',
] as const;

/** One of the things that a test looks at. */
export type TestPart = (typeof testParts)[number];

/** Why a part failed, or what to look at; each has a sentence that says what to do. */
export type TestProblem =
  | SignatureProblem
  | 'denied'
  | 'refusedRequest'
  | 'noAnswer'
  | 'unreadable'
  | 'encrypted'
  | 'noIssuer'
  | 'otherAudience'
  | 'otherRecipient'
  | 'late'
  | 'early'
  | 'noEmail'
  | 'foreignDomain'
  | 'noName'
  | 'noGroups'
  | 'unknownGroups';

/** The outcome of one part. A warning would not stop a sign-in; what is skipped could not be checked. */
export interface PartResult {
  part: TestPart;
  outcome: 'passed' | 'warning' | 'failed' | 'skipped';
  problem?: TestProblem;
  /** What was found. */
  found?: string;
  /** What was expected instead. */
  expected?: string;
}

/** A field of a user, which an attribute fills. */
export type UserField = 'email' | 'name' | 'groups';

/** An attribute with the field that it fills; none for one that is not read. */
export interface MappedAttribute extends SentAttribute {
  field?: UserField | undefined;
}

/** The outcome of a test sign-in. */
export interface TestResult {
  parts: readonly PartResult[];
  attributes: readonly MappedAttribute[];
  /** The roles that the user would get. */
  roleIds: readonly string[];
}

/** Whether a sign-in would succeed, as far as it could be checked. */
export function hasPassed({ parts }: TestResult): boolean {
  return parts.every(({ outcome }) => outcome !== 'failed');
}
