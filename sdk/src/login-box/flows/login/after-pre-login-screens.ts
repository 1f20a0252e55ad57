export { shared as content } from '../../parts/contents/step-content';
export { BreachedPasswordScreen } from './screens/BreachedPasswordScreen';
export { LoginWithPasswordScreen } from './screens/LoginWithPasswordScreen';
export { RecoverTwoFactorScreen } from './screens/RecoverTwoFactorScreen';
export { RedirectToSSOScreen } from './screens/RedirectToSSOScreen';
export { SuccessScreen } from './screens/SuccessScreen';
