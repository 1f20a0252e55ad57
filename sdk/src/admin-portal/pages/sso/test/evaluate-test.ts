import type { SsoConfiguration } from '../../../../contract';
import { isOidc } from '../connection';
import { evaluateSaml } from './evaluate-saml';
import { type PartResult, type TestPart, type TestProblem, type TestResult, testParts } from './test-result';

/** The parameters of a callback. */
type Parameters = Readonly<Record<string, string>>;

/** Parameter of a refusal by an OpenID provider when the user has no access or cancels (RFC 6749 §4.1.2.1). */
const DENIED = 'access_denied';

/**
 * Looks at the answer of an identity provider part by part. The parts after a failure that leaves nothing to look at are
 * skipped.
 *
 * @param now In milliseconds since 1970.
 * @see Portal spec §4 "SSO"
 */
export async function evaluateTest(
  connection: SsoConfiguration,
  parameters: Parameters,
  now: number,
): Promise<TestResult> {
  const evaluated = isOidc(connection)
    ? { parts: [oidcAnswer(parameters)], attributes: [], roleIds: [] }
    : await evaluateSaml(connection, parameters.SAMLResponse ?? '', now);
  const parts: PartResult[] = [{ part: 'reached', outcome: 'passed' }, ...evaluated.parts];
  return { ...evaluated, parts: testParts.map((part) => parts.find((one) => one.part === part) ?? skipped(part)) };
}

/** All that a browser sees of an answer: the service exchanges the code for the rest, which would be a sign-in. */
function oidcAnswer({ code, error, error_description: found }: Parameters): PartResult {
  if (error) return { ...failedAnswer(error === DENIED ? 'denied' : 'refusedRequest'), found: found ?? error };
  return code ? { part: 'answer', outcome: 'passed' } : failedAnswer('noAnswer');
}

function failedAnswer(problem: TestProblem): PartResult {
  return { part: 'answer', outcome: 'failed', problem };
}

function skipped(part: TestPart): PartResult {
  return { part, outcome: 'skipped' };
}
