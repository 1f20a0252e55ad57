import type { ThemeOption, ThemeOptionKind } from '@portico/sdk/metadata';
import { optionName, optionRank } from './option-names';

/** One control of the panels: it sets one option, or several that together say one thing. */
export interface OptionControl {
  /** Path of its first option inside `themeV2`. */
  path: string;
  label: string;
  help?: string;
  kind: ThemeOptionKind | 'column' | 'demand' | 'invitations';
  options: readonly ThemeOption[];
}

/** What an option says about the thing that its path names. */
const aspect = /\.(appearance|visibility|enabled|isChecked|settings\.validation\.required)$/;

/** Either of these options removes the button and its dialog. */
const invitations = /^(hideInviteWithEmail|inviteUserModal\.inviteByEmail\.enabled)$/;

/** The controls of the options of one place, in the order of their names. */
export function controlsOf(options: readonly ThemeOption[]): OptionControl[] {
  const subjects = new Map<string, ThemeOption[]>();
  for (const option of options) {
    const subject = subjectOf(option);
    subjects.set(subject, [...(subjects.get(subject) ?? []), option]);
  }
  const ordered = [...subjects].sort(([one], [other]) => optionRank(one) - optionRank(other));
  return ordered.map(([subject, members]) => ({
    path: members[0]?.path ?? subject,
    ...optionName(subject),
    kind: kindOf(members),
    options: members,
  }));
}

/** What an option is about: the options of one column share a subject. */
function subjectOf({ name }: ThemeOption): string {
  return invitations.test(name) ? 'hideInviteWithEmail' : name.replace(aspect, '');
}

function kindOf([first, ...others]: readonly ThemeOption[]): OptionControl['kind'] {
  if (!first) return 'text';
  if (invitations.test(first.name)) return 'invitations';
  if (others.length === 0) return first.kind;
  return others.some(({ name }) => name.endsWith('.isChecked')) ? 'column' : 'demand';
}
