export { QuickLoginScreen } from '../quick/QuickLoginScreen';
export { QuickPhoneScreen } from '../quick/QuickPhoneScreen';
export { RegisterQuickLoginScreen } from '../quick/RegisterQuickLoginScreen';
export { MagicLinkOpenedScreen } from './MagicLinkOpenedScreen';
export { MagicLinkSentScreen } from './MagicLinkSentScreen';
export { MagicLinkSuccessScreen } from './MagicLinkSuccessScreen';
export { OtcScreen } from './OtcScreen';
export { wayStep as content } from './way-step';
