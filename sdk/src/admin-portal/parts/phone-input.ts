import { lazyComponent } from '../../app/lazy/lazy-component';
import type { PhoneFieldProps } from '../../ui/PhoneField';

/** The lazy phone field. It contains the data of every country, and most users never edit their number. */
export const phoneInput = lazyComponent<PhoneFieldProps>(async () => ({
  content: { component: (await import('./DialogPhoneField')).DialogPhoneField },
}));
