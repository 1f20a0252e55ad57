export { secondFactorSteps as content } from '../../parts/contents/second-factor-steps';
export { ForceTwoFactorScreen } from './screens/ForceTwoFactorScreen';
export { LoginWithTwoFactorScreen } from './screens/LoginWithTwoFactorScreen';
