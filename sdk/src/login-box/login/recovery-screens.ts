export { recovery as content } from '../recovery-steps';
export { BreachedPasswordSuccessScreen } from './BreachedPasswordSuccessScreen';
export { PasswordRotationExpiredScreen } from './PasswordRotationExpiredScreen';
export { PasswordRotationNotificationScreen } from './rotation/PasswordRotationNotificationScreen';
