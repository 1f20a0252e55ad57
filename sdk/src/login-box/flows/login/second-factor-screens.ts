export { secondFactorSteps as content } from '../second-factor/second-factor-steps';
export { ForceTwoFactorScreen } from './screens/ForceTwoFactorScreen';
export { LoginWithTwoFactorScreen } from './screens/LoginWithTwoFactorScreen';
