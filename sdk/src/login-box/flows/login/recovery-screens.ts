export { recovery as content } from '../../parts/contents/recovery-steps';
export { PasswordRotationNotificationScreen } from './rotation/screens/PasswordRotationNotificationScreen';
export { BreachedPasswordSuccessScreen } from './screens/BreachedPasswordSuccessScreen';
export { PasswordRotationExpiredScreen } from './screens/PasswordRotationExpiredScreen';
