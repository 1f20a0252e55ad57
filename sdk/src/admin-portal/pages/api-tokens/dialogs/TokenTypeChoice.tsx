import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import type { TokenType } from '../token-calls';
import { useTokenOwner } from '../token-owner';

const types: readonly TokenType[] = ['clientCredentials', 'accessToken'];

export interface TokenTypeChoiceProps {
  selected: TokenType;
  onChange: (type: TokenType) => void;
}

/** Chooses the type of a new token. */
export function TokenTypeChoice({ selected, onChange }: TokenTypeChoiceProps) {
  const t = useTranslate();
  const id = useId();
  const { texts } = useTokenOwner();
  return (
    <fieldset className="portico-token-types">
      <legend className="portico-label">{t(`adminPortal.${texts}.typeHeader`)}</legend>
      {types.map((type) => (
        <label key={type} className="portico-token-type" htmlFor={`${id}${type}`}>
          <input
            id={`${id}${type}`}
            type="radio"
            name={id}
            checked={type === selected}
            onChange={() => onChange(type)}
            aria-label={t(`adminPortal.${texts}.${type}Type`)}
            aria-describedby={`${id}${type}-help`}
          />
          <span className="portico-choice-label">{t(`adminPortal.${texts}.${type}Type`)}</span>
          <span id={`${id}${type}-help`} className="portico-choice-description">
            {t(`adminPortal.tokens.${type}Help`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
