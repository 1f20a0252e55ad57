import { useShallow } from 'zustand/react/shallow';
import { draftStore, useDraft } from '../../../draft/draft-store';
import { removeAt, setAt, valueAt } from '../../../draft/path';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { themePlace } from '../effective-value';
import { LayerNote } from '../LayerNote';
import type { JointChoice } from './joint-choices';
import type { OptionControl } from './option-controls';
import { resetControls } from './own-options';

export interface JointFieldProps {
  control: OptionControl;
  /** Name for the history: "Users: Email". */
  name: string;
  choices: readonly JointChoice[];
}

/** One choice that several options make together: of a column, whether it is hidden and whether it is shown at first. */
export function JointField({ control, name, choices }: JointFieldProps) {
  const { label, help, path, options } = control;
  const own = useDraft(
    useShallow(({ metadata }) => options.map((option) => valueAt(metadata, themePlace(option.path)))),
  );
  const ownOf = (end: string) => own[options.findIndex((option) => option.path.endsWith(end))];
  const chosen = choices.find((choice) => choice.holds(ownOf));
  const changed = own.some((value) => value !== undefined);
  return (
    <Field
      row
      label={label}
      path={path}
      help={help}
      layer={changed ? <LayerNote layer="metadata" /> : undefined}
      {...(changed && { onReset: () => resetControls(`Reset ${name}`, [control]) })}
    >
      {(ids) => (
        <Select
          {...ids}
          value={chosen?.value ?? ''}
          options={[...choices].reverse()}
          onChange={(value) =>
            choose(
              control,
              name,
              choices.find((choice) => choice.value === value),
            )
          }
        />
      )}
    </Field>
  );
}

/** Writes a choice as one step. */
function choose({ options }: OptionControl, name: string, choice: JointChoice | undefined): void {
  draftStore.getState().edit(name, (metadata) => {
    for (const option of options) {
      const place = themePlace(option.path);
      const written = Object.entries(choice?.writes ?? {}).find(([end]) => option.path.endsWith(end));
      if (written) setAt(metadata, place, written[1]);
      else removeAt(metadata, place);
    }
  });
}
