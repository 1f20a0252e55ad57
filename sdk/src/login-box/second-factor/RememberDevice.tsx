import { useTranslate } from '../../app/context';
import { Checkbox, type CheckboxProps } from '../../ui/Checkbox';

const DAYS_OF_A_YEAR = 365;

export interface RememberDeviceProps extends Pick<CheckboxProps, 'checked' | 'onChange'> {
  days: number;
}

/** Offers to skip the second factor on this device, for as long as the vendor allows. */
export function RememberDevice({ days, ...box }: RememberDeviceProps) {
  const t = useTranslate();
  const label =
    days > DAYS_OF_A_YEAR
      ? t('loginBox.login.mfaRememberLongerThenYear')
      : t('loginBox.login.mfaRememberThisDevice', { count: days });
  return <Checkbox name="remember" label={label} {...box} />;
}
