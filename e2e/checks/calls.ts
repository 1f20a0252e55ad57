import { problemsOf, readCalls } from '../screens/calls/read-calls';

/** Each call of the contract is made by a screen, or has a reason why none makes it. */
const problems = problemsOf(await readCalls());
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length ? 1 : 0);
