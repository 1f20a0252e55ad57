export { shared as content } from '../later-steps';
export { BreachedPasswordScreen } from './BreachedPasswordScreen';
export { LoginWithPasswordScreen } from './LoginWithPasswordScreen';
export { RecoverTwoFactorScreen } from './RecoverTwoFactorScreen';
export { RedirectToSSOScreen } from './RedirectToSSOScreen';
export { SuccessScreen } from './SuccessScreen';
