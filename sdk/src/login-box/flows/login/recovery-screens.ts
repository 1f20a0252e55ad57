export { recovery as content } from '../forgot-password/recovery-steps';
export { PasswordRotationNotificationScreen } from './rotation/screens/PasswordRotationNotificationScreen';
export { BreachedPasswordSuccessScreen } from './screens/BreachedPasswordSuccessScreen';
export { PasswordRotationExpiredScreen } from './screens/PasswordRotationExpiredScreen';
