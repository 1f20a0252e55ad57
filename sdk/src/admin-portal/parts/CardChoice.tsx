import { useId } from 'react';

export interface CardChoiceProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string; help: string }[];
  selected: Value;
  onChange: (value: Value) => void;
}

/** Chooses one of a few kinds of a thing, each on a card with what it is for. Styled by `card-choice.css`. */
export function CardChoice<Value extends string>({ legend, choices, selected, onChange }: CardChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className="portico-card-choices">
      <legend className="portico-label">{legend}</legend>
      {choices.map(({ value, label, help }) => (
        <label key={value} className="portico-card-choice" htmlFor={`${id}${value}`}>
          <input
            id={`${id}${value}`}
            type="radio"
            name={id}
            checked={value === selected}
            onChange={() => onChange(value)}
            aria-label={label}
            aria-describedby={`${id}${value}-help`}
          />
          <span className="portico-choice-label">{label}</span>
          <span id={`${id}${value}-help`} className="portico-choice-description">
            {help}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
