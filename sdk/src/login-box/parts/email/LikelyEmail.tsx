import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../../app/context';
import { LinkButton } from '../../../ui/Link';
import { likelyEmail } from './likely-email';

/**
 * The hint after the user has left the address field; none if the address is probably correct. While the user presses a
 * button there is none either: it would move the button, and the click would miss it.
 */
export function likelyEmailHint(left: string, onAccept: (email: string) => void): ReactNode {
  const meant = likelyEmail(left.trim());
  if (!meant || document.querySelector('.portico-button:hover:active')) return undefined;
  return <LikelyEmail key={meant} email={meant} onAccept={onAccept} />;
}

interface LikelyEmailProps {
  email: string;
  onAccept: (email: string) => void;
}

/** Asks whether another address was meant. */
function LikelyEmail({ email, onAccept }: LikelyEmailProps) {
  const t = useTranslate();
  const [asks, setAsks] = useState(false);
  // Screen readers announce only content that is added to an existing live region.
  useEffect(() => setAsks(true), []);
  return (
    <span role="status">
      {asks && (
        <span>
          <span>{t('loginBox.login.didYouMean')}</span>{' '}
          <LinkButton dir="ltr" onClick={() => onAccept(email)}>
            {email}
          </LinkButton>
        </span>
      )}
    </span>
  );
}
