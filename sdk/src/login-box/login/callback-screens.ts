export { callback as content } from '../callback-steps';
export { CallbackScreen } from './CallbackScreen';
export { LoginWithSSOFailedScreen } from './LoginWithSSOFailedScreen';
export { SocialLoginFailedScreen } from './SocialLoginFailedScreen';
