import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { foldProviders } from './fold-providers';
import type { OfferedProvider } from './social-providers';

export interface SocialListProps {
  providers: readonly OfferedProvider[];
  /** Id of the provider of the last sign-in in this browser. */
  last: string | null;
  button: (provider: OfferedProvider) => ReactNode;
}

/** The providers' buttons; a long list is folded. Style it by `.portico-social-list` and `.portico-social-more`. */
export function SocialList({ providers, last, button }: SocialListProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { visible, folded } = foldProviders(providers, last);
  return (
    <>
      <Buttons providers={visible} button={button} />
      {folded.length > 0 && (
        <Button
          variant="quiet"
          wide
          className="portico-social-more"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('loginBox.socialLogins.more')}
        </Button>
      )}
      {open && folded.length > 0 && <Buttons id={id} providers={folded} button={button} />}
    </>
  );
}

function Buttons({ id, providers, button }: Pick<SocialListProps, 'providers' | 'button'> & { id?: string }) {
  return (
    <ul id={id} className="portico-social-list">
      {providers.map((provider) => (
        <li key={provider.id}>{button(provider)}</li>
      ))}
    </ul>
  );
}
