import { useTranslate } from '../../../app/context';
import { formatMoney } from './format-money';

export interface MoneyProps {
  /** In minor units. */
  amount: number;
  currency: string;
  className?: string;
}

/** An amount in the user's language. */
export function Money({ amount, currency, ...rest }: MoneyProps) {
  const { language } = useTranslate();
  return (
    <data value={amount} {...rest}>
      <bdi>{formatMoney(language, amount, currency)}</bdi>
    </data>
  );
}
