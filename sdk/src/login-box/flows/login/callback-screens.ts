export { callback as content } from '../../parts/contents/callback-steps';
export { CallbackScreen } from './screens/CallbackScreen';
export { LoginWithSSOFailedScreen } from './screens/LoginWithSSOFailedScreen';
export { SocialLoginFailedScreen } from './screens/SocialLoginFailedScreen';
