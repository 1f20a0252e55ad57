import type { SsoConfiguration } from '../../../../contract';
import { mapAttributes, valuesOf } from './map-attributes';
import { signatureProblem } from './saml/check-signature';
import { readSamlAnswer, type SamlAnswer } from './saml/read-answer';
import type { MappedAttribute, PartResult, TestPart, TestProblem, TestResult } from './test-result';

/** How far apart the clocks of provider and service may be: 1 minute. */
const CLOCK_SKEW_MS = 60_000;
const SUCCESS = 'Success';
/** Statuses of a user who has no access or cancels (SAML core §3.2.2.2). */
const DENIED = ['RequestDenied', 'AuthnFailed'];

/** The answer to a test, and what it has to agree with. */
interface Given {
  answer: SamlAnswer;
  connection: SsoConfiguration;
  attributes: readonly MappedAttribute[];
  now: number;
}

/** Looks at an answer as the service does at a sign-in (SAML profiles §4.1.4.3). Without an assertion nothing else can be checked. */
export async function evaluateSaml(connection: SsoConfiguration, encoded: string, now: number): Promise<TestResult> {
  const answer = readSamlAnswer(encoded);
  const received = checkAnswer(encoded, answer);
  if (!answer || received.outcome === 'failed') return { parts: [received], attributes: [], roleIds: [] };
  const given = { answer, connection, attributes: mapAttributes(answer.attributes), now };
  const roles = checkRoles(given);
  return {
    parts: [
      received,
      await checkSignature(given),
      checkIssuer(given),
      checkAudience(given),
      checkTime(given),
      ...checkEmail(given),
      checkName(given),
      roles.part,
    ],
    attributes: given.attributes,
    roleIds: roles.roleIds,
  };
}

function checkAnswer(encoded: string, answer: SamlAnswer | null): PartResult {
  if (encoded === '') return failed('answer', 'noAnswer');
  if (!answer) return failed('answer', 'unreadable');
  if (DENIED.includes(answer.status)) return failed('answer', 'denied', answer.status);
  if (answer.status !== SUCCESS) return failed('answer', 'refusedRequest', answer.status);
  if (answer.isEncrypted) return failed('answer', 'encrypted');
  return answer.assertion ? passed('answer') : failed('answer', 'unreadable');
}

async function checkSignature({ answer: { assertion, response }, connection }: Given): Promise<PartResult> {
  const candidates = assertion ? [assertion, response] : [response];
  const problem = await signatureProblem(candidates, connection.publicCertificate);
  return problem ? failed('signature', problem) : passed('signature');
}

function checkIssuer({ answer: { issuer } }: Given): PartResult {
  return issuer ? passed('issuer', issuer) : failed('issuer', 'noIssuer');
}

function checkAudience({ answer: { audiences, recipient }, connection: { acsUrl, spEntityId } }: Given): PartResult {
  const found = audiences.join(', ');
  if (!audiences.includes(spEntityId)) return { ...failed('audience', 'otherAudience', found), expected: spEntityId };
  if (recipient !== acsUrl) return { ...failed('audience', 'otherRecipient', recipient), expected: acsUrl };
  return passed('audience', found);
}

function checkTime({ answer: { from, until }, now }: Given): PartResult {
  if (until + CLOCK_SKEW_MS <= now) return failed('time', 'late');
  if (from - CLOCK_SKEW_MS > now) return failed('time', 'early');
  return passed('time');
}

/** The address, and whether the connection speaks for its domain. */
function checkEmail({ answer: { nameId }, attributes, connection }: Given): PartResult[] {
  const [email = nameId] = nameId.includes('@') ? [nameId] : valuesOf(attributes, 'email');
  if (!email.includes('@')) return [failed('email', 'noEmail', email)];
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isClaimed = connection.domains.some((one) => one.validated && one.domain === domain);
  const isAccepted = isClaimed || connection.skipEmailDomainValidation;
  return [passed('email', email), isAccepted ? passed('domain', domain) : failed('domain', 'foreignDomain', domain)];
}

function checkName({ attributes }: Given): PartResult {
  const [name] = valuesOf(attributes, 'name');
  return name ? passed('attributes', name) : { part: 'attributes', outcome: 'warning', problem: 'noName' };
}

/** The roles of everyone and those of the user's groups. */
function checkRoles({ attributes, connection: { groups, roleIds } }: Given) {
  const names = valuesOf(attributes, 'groups');
  const mapped = groups.filter(({ group }) => names.includes(group));
  const all = [...new Set([...roleIds, ...mapped.flatMap((one) => one.roleIds)])];
  const problem = names.length > 0 ? 'unknownGroups' : 'noGroups';
  const isFine = groups.length === 0 || mapped.length > 0;
  const found = names.join(', ');
  const part: PartResult = isFine ? passed('roles', found) : { part: 'roles', outcome: 'warning', problem, found };
  return { part, roleIds: all };
}

function passed(part: TestPart, found = ''): PartResult {
  return { part, outcome: 'passed', found };
}

function failed(part: TestPart, problem: TestProblem, found = ''): PartResult {
  return { part, outcome: 'failed', problem, found };
}
