export { secondFactorSteps as content } from '../second-factor-steps';
export { ForceTwoFactorScreen } from './ForceTwoFactorScreen';
export { LoginWithTwoFactorScreen } from './LoginWithTwoFactorScreen';
