import { useTranslate } from '../../../../app/context';
import { Checkbox, type CheckboxProps } from '../../../../ui/fields/Checkbox';

const DAYS_OF_A_YEAR = 365;

export interface RememberDeviceProps extends Pick<CheckboxProps, 'checked' | 'onChange'> {
  days: number;
  /** Set if it is shown during an enrolment. */
  enrolling?: boolean;
}

/** Checkbox that skips the second factor on this device, for as long as the vendor allows. */
export function RememberDevice({ days, enrolling, ...box }: RememberDeviceProps) {
  const t = useTranslate();
  const step = enrolling ? 'forceMfa' : 'mfa';
  const label =
    days > DAYS_OF_A_YEAR
      ? t(`loginBox.login.${step}RememberLongerThenYear`)
      : t(`loginBox.login.${step}RememberThisDevice`, { count: days });
  return <Checkbox name="remember" label={label} {...box} />;
}
