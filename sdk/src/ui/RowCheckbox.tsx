export interface RowCheckboxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: () => void;
}

/** The checkbox of a table's row, or of all rows in its head. */
export function RowCheckbox(props: RowCheckboxProps) {
  return (
    <label className="portico-row-checkbox">
      <input
        type="checkbox"
        className="portico-checkbox-input"
        aria-label={props.label}
        checked={props.checked}
        ref={(input) => {
          if (input) input.indeterminate = props.mixed ?? false;
        }}
        onChange={props.onChange}
      />
    </label>
  );
}
