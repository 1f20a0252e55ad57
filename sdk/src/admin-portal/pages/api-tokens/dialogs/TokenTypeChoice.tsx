import { useTranslate } from '../../../../app/context';
import { CardChoice, type CardChoiceProps } from '../../../parts/CardChoice';
import type { TokenType } from '../token-calls';
import { useTokenOwner } from '../token-owner';

const types: readonly TokenType[] = ['clientCredentials', 'accessToken'];

export type TokenTypeChoiceProps = Pick<CardChoiceProps<TokenType>, 'selected' | 'onChange'>;

/** Chooses the type of a new token. */
export function TokenTypeChoice(props: TokenTypeChoiceProps) {
  const t = useTranslate();
  const { texts } = useTokenOwner();
  const choices = types.map((type) => ({
    value: type,
    label: t(`adminPortal.${texts}.${type}Type`),
    help: t(`adminPortal.tokens.${type}Help`),
  }));
  return <CardChoice {...props} legend={t(`adminPortal.${texts}.typeHeader`)} choices={choices} />;
}
