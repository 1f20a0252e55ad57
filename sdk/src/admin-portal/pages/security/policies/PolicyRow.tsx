import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { usePortalActions } from '../../../shell/use-portal';
import type { SecurityDialog } from '../security-dialogs';

export interface PolicyRowProps {
  /** The name by which the address of its dialog has it. */
  policy: string;
  title: string;
  /** What holds, with its value. */
  sentence: string;
  isOn: boolean;
  /** What the user should know of it, such as that it is the vendor's. */
  note?: string | undefined;
  chip?: ReactNode;
  mayEdit: boolean;
}

/** A policy as a sentence with its value, and a button to edit it. Style it by `.portico-policy`. */
export function PolicyRow({ policy, title, sentence, isOn, note, chip, mayEdit }: PolicyRowProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <li className="portico-policy" data-policy={policy} data-off={!isOn || undefined}>
      <div className="portico-policy-texts">
        <div className="portico-policy-title">
          <h2>{title}</h2>
          {chip}
        </div>
        <p className="portico-policy-sentence">{sentence}</p>
        {note && <p className="portico-hint">{note}</p>}
      </div>
      {mayEdit && (
        <Button
          variant="secondary"
          size="dense"
          aria-label={t('adminPortal.security.editPolicy', { policy: title })}
          aria-haspopup="dialog"
          onClick={() => openDialog({ kind: 'editPolicy', policy } satisfies SecurityDialog)}
        >
          {t('adminPortal.security.edit')}
        </Button>
      )}
    </li>
  );
}
