export { LazyQuickPhoneScreen } from '../quick-login/screens/LazyQuickPhoneScreen';
export { QuickLoginScreen } from '../quick-login/screens/QuickLoginScreen';
export { RegisterQuickLoginScreen } from '../quick-login/screens/RegisterQuickLoginScreen';
export { methodStepContent as content } from './method-step-content';
export { MagicLinkOpenedScreen } from './screens/MagicLinkOpenedScreen';
export { MagicLinkSentScreen } from './screens/MagicLinkSentScreen';
export { MagicLinkSuccessScreen } from './screens/MagicLinkSuccessScreen';
export { OtcScreen } from './screens/OtcScreen';
