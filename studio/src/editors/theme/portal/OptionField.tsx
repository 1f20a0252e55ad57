import type { ThemeOption } from '@portico/sdk/metadata';
import { ChoiceField } from '../ChoiceField';
import { ColorField } from '../ColorField';
import { FontField } from '../FontField';
import { BorderField } from './BorderField';
import { JointField } from './JointField';
import { isJoint, jointChoices } from './joint-choices';
import { LengthField } from './LengthField';
import { contrastOf, isNeutral } from './option-contrast';
import type { OptionControl } from './option-controls';
import { SelectField } from './SelectField';
import { ShadowsField } from './ShadowsField';
import { StyleField } from './StyleField';
import { SwitchField } from './SwitchField';
import { WeightField } from './WeightField';

export interface OptionFieldProps {
  control: OptionControl;
  /** Title of the panel and of the section: names the step in the history. */
  title: string;
  /** Path of the option that was looked for. */
  wanted: string | null;
}

/** The control of one option, or of several that belong together. */
export function OptionField({ control, title, wanted }: OptionFieldProps) {
  const { kind, label, options } = control;
  const name = `${title}: ${label}`;
  const [option] = options;
  if (!option) return null;
  if (isJoint(kind)) return <JointField control={control} name={name} choices={jointChoices[kind]} />;
  const isWanted = wanted !== null && `${wanted}.`.startsWith(`${option.path}.`);
  return <SingleField option={option} control={control} name={name} isWanted={isWanted} />;
}

interface SingleFieldProps {
  option: ThemeOption;
  control: OptionControl;
  name: string;
  isWanted: boolean;
}

function SingleField({ option, control: { label, help }, name, isWanted }: SingleFieldProps) {
  const field = { label, name, path: option.path };
  switch (option.kind) {
    case 'color':
      return <ColorField {...field} {...contrastOf(option)} neutral={isNeutral(option)} />;
    case 'style':
      return <StyleField option={option} label={label} name={name} help={help} isWanted={isWanted} />;
    case 'font':
      return <FontField name={name} path={option.path} />;
    case 'number':
      return <WeightField {...field} />;
    case 'border':
      return <BorderField {...field} />;
    case 'shadows':
      return <ShadowsField {...field} />;
    case 'flag':
      return <SwitchField {...field} help={help} on={true} off={false} />;
    case 'choice':
      return <ChoiceOption option={option} label={label} name={name} help={help} />;
    case 'length':
    case 'text':
      return <LengthField {...field} />;
  }
}

const appearances = [
  { value: 'edit', label: 'Editable' },
  { value: 'viewOnly', label: 'View only' },
  { value: 'hidden', label: 'Hidden' },
] as const;

interface ChoiceOptionProps {
  option: ThemeOption;
  label: string;
  name: string;
  help: string | undefined;
}

/** A switch for what is shown or hidden, segments for what may also be viewed only, else a select. */
function ChoiceOption({ option: { path, choices = [] }, label, name, help }: ChoiceOptionProps) {
  const others = choices.filter((choice) => choice !== 'hidden');
  const [on, ...more] = others;
  const isHideable = others.length < choices.length;
  if (isHideable && on !== undefined && more.length === 0) {
    return <SwitchField label={label} name={name} path={path} help={help} on={on} off="hidden" />;
  }
  if (isHideable) {
    return <ChoiceField label={label} name={name} path={path} choices={appearances} standard="edit" />;
  }
  return <SelectField label={label} name={name} path={path} help={help} options={presetChoices(choices)} />;
}

/** Presets have an older name too, which means the same. */
function presetChoices(choices: readonly string[]) {
  return choices
    .filter((choice) => !choice.endsWith('V2'))
    .map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
}
