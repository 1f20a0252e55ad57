import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import type { TokenType } from '../token-calls';
import { useTokenOwner } from '../token-owner';

const types: readonly TokenType[] = ['clientCredentials', 'accessToken'];

/** Chooses the type of a new token. */
export function TokenTypeChoice() {
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
            name="type"
            value={type}
            defaultChecked={type === types[0]}
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
