export { shared as content } from '../../parts/later-steps';
export { BreachedPasswordScreen } from './screens/BreachedPasswordScreen';
export { LoginWithPasswordScreen } from './screens/LoginWithPasswordScreen';
export { RecoverTwoFactorScreen } from './screens/RecoverTwoFactorScreen';
export { RedirectToSSOScreen } from './screens/RedirectToSSOScreen';
export { SuccessScreen } from './screens/SuccessScreen';
