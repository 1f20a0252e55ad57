import { useState } from 'react';
import { useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  // Without permission or a secure page there is no clipboard; the text can still be selected by hand.
  const toClipboard = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button variant="secondary" size="dense" onClick={toClipboard}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span role="status">{t(copied ? 'common.actions.copied' : 'common.actions.copy')}</span>
    </Button>
  );
}
