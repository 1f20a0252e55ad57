import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Disclaimer } from '../form/TermsDisclaimer';

/** What somebody agrees to before they get an account with a provider. */
export interface SocialConsent {
  /** The box to tick, where there is one. */
  box: RefObject<HTMLInputElement | null>;
  /** Whether a provider was chosen without it. */
  missing: boolean;
  /** Whether nothing is left to agree to; otherwise says so at the box, and goes there. */
  isGiven(): boolean;
  /** Looks again, after something was ticked. */
  recheck(): void;
}

/** The terms on the way to a provider, where the theme wants them agreed to there too (contract: metadata §6.4). */
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
