import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Disclaimer } from '../form/TermsDisclaimer';

/** The consent that is required before an account is created with a provider. */
export interface SocialConsent {
  /** The checkbox, if there is one. */
  box: RefObject<HTMLInputElement | null>;
  /** Whether a provider was chosen without consent. */
  missing: boolean;
  /** Whether consent is given or not required; otherwise shows the error at the checkbox and focuses it. */
  isGiven(): boolean;
  /** Removes the error if the checkbox is now checked. */
  recheck(): void;
}

/** The consent for social logins, if the theme requires it for them too (contract: metadata §6.4). */
export function useSocialConsent(disclaimer: Disclaimer): SocialConsent {
  const box = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const isForced = disclaimer?.hasCheckbox === true && disclaimer.forceCheckboxOnSocialSignUp === true;

  function isGiven(): boolean {
    const given = !isForced || box.current?.checked === true;
    // The error must be in the document before focus arrives, or a screen reader would not read it with the field.
    flushSync(() => setMissing(!given));
    if (!given) box.current?.focus();
    return given;
  }
  return { box, missing, isGiven, recheck: () => box.current?.checked && setMissing(false) };
}
