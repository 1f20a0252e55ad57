export { QuickLoginScreen } from '../quick-login/screens/QuickLoginScreen';
export { QuickPhoneScreen } from '../quick-login/screens/QuickPhoneScreen';
export { RegisterQuickLoginScreen } from '../quick-login/screens/RegisterQuickLoginScreen';
export { methodStepContent as content } from './method-step-content';
export { MagicLinkOpenedScreen } from './screens/MagicLinkOpenedScreen';
export { MagicLinkSentScreen } from './screens/MagicLinkSentScreen';
export { MagicLinkSuccessScreen } from './screens/MagicLinkSuccessScreen';
export { OtcScreen } from './screens/OtcScreen';
