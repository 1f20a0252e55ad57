import { type ReactNode, useId } from 'react';

interface RadioChoice {
  id: string;
  label: ReactNode;
  description?: ReactNode;
}

export interface RadioListProps {
  label: string;
  description?: string | undefined;
  /** Shown instead of the description; marks the choices as invalid. */
  error?: string | undefined;
  choices: readonly RadioChoice[];
  selected: string;
  onChange: (selected: string) => void;
  /** Between the label and the choices, such as a search field. */
  children?: ReactNode;
}

/** A list of which one is chosen, each with a description. Style it by `.portico-choices`. */
export function RadioList({ label, description, error, choices, selected, onChange, children }: RadioListProps) {
  const id = useId();
  const note = error ?? description;
  return (
    <fieldset className="portico-choices" aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="portico-label">{label}</legend>
      {children}
      {choices.length > 0 && (
        <div className="portico-choices-list">
          {choices.map((choice) => (
            <label key={choice.id} className="portico-choice" htmlFor={`${id}-${choice.id}`}>
              <input
                id={`${id}-${choice.id}`}
                type="radio"
                className="portico-radio"
                name={id}
                value={choice.id}
                aria-labelledby={`${id}-${choice.id}-label`}
                aria-invalid={error ? true : undefined}
                aria-describedby={choice.description ? `${id}-${choice.id}-description` : undefined}
                checked={choice.id === selected}
                onChange={() => onChange(choice.id)}
              />
              <span className="portico-choice-label" id={`${id}-${choice.id}-label`}>
                {choice.label}
              </span>
              {choice.description && (
                <span className="portico-choice-description" id={`${id}-${choice.id}-description`}>
                  {choice.description}
                </span>
              )}
            </label>
          ))}
        </div>
      )}
      {note && (
        <p id={`${id}-note`} className={error ? 'portico-field-error' : 'portico-choices-help'}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
