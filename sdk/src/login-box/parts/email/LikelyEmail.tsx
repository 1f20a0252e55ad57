import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../../app/context';
import { LinkButton } from '../../../ui/Link';
import { likelyEmail } from './likely-email';

/**
 * What to ask about an address that somebody has left in its field; nothing where it looks right. Whoever is pressing a
 * button has left it for good: a question that pushed the button away would only cost the press.
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
  // Screen readers read what comes into a region that is there already.
  useEffect(() => setAsks(true), []);
  return (
    <span role="status">
      {asks && (
        <>
          {t('loginBox.login.didYouMean')}{' '}
          <LinkButton dir="ltr" onClick={() => onAccept(email)}>
            {email}
          </LinkButton>
        </>
      )}
    </span>
  );
}
