/** Why the value of a phone field can't be used. */
export type PhoneProblem = 'required' | 'incomplete' | 'unreadable' | 'notOffered';

const problems: readonly string[] = ['incomplete', 'unreadable', 'notOffered'] satisfies PhoneProblem[];

/** What is wrong with the value of a phone field; `undefined` for a number that can be used. */
export function phoneProblem(value: string | undefined): PhoneProblem | undefined {
  if (!value) return 'required';
  return problems.includes(value) ? (value as PhoneProblem) : undefined;
}
