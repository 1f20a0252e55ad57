import type { OptionControl } from './option-controls';

/** One choice of a control for several options. */
export interface JointChoice {
  value: string;
  label: string;
  /** The options it sets, by the end of their path; it removes the others. */
  writes: Readonly<Record<string, string | boolean>>;
  /** Whether the document's values amount to this choice; the first that says so is chosen. */
  holds(value: (end: string) => unknown): boolean;
}

type JointKind = Extract<OptionControl['kind'], 'column' | 'demand' | 'invitations'>;

const hidden: JointChoice = {
  value: 'hidden',
  label: 'Hidden',
  writes: { appearance: 'hidden' },
  holds: (value) => value('appearance') === 'hidden' || value('visibility') === 'hidden',
};

/** The choices of each control for several options, the strongest first. */
export const jointChoices: Readonly<Record<JointKind, readonly JointChoice[]>> = {
  column: [
    hidden,
    { value: 'shown', label: 'Shown', writes: { isChecked: true }, holds: (value) => value('isChecked') === true },
    {
      value: 'offered',
      label: 'If the user adds it',
      writes: { isChecked: false },
      holds: (value) => value('isChecked') === false,
    },
    { value: 'standard', label: 'Standard', writes: {}, holds: () => true },
  ],
  demand: [
    hidden,
    {
      value: 'required',
      label: 'Required',
      writes: { 'settings.validation.required': true },
      holds: (value) => value('settings.validation.required') === true,
    },
    { value: 'optional', label: 'Optional', writes: {}, holds: () => true },
  ],
  invitations: [
    {
      value: 'off',
      label: 'Off',
      writes: { hideInviteWithEmail: true },
      holds: (value) => value('hideInviteWithEmail') === true || value('inviteByEmail.enabled') === false,
    },
    { value: 'on', label: 'On', writes: {}, holds: () => true },
  ],
};

/** Whether a control sets several options. */
export function isJoint(kind: OptionControl['kind']): kind is JointKind {
  return Object.hasOwn(jointChoices, kind);
}
