import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { ImageDropZone } from '../../../parts/image/ImageDropZone';
import { LogoPreviews } from './LogoPreviews';
import { LOGO_TYPES, type LogoProblem, readLogo } from './read-logo';
import { useLogoProblem } from './use-logo-problem';

export interface LogoFieldProps {
  /** An address or a data URL; empty for none. */
  logo: string;
  texts: { add: string; hint: string; empty: string };
  /** Called with a data URL, or an empty text when the logo is removed. */
  onChange: (dataUrl: string) => void;
}

/** Takes a logo as PNG, JPEG or SVG, and shows it on light and on dark. */
export function LogoField({ logo, texts, onChange }: LogoFieldProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<LogoProblem>();
  const problemText = useLogoProblem(problem);
  async function choose(file: File) {
    const read = await readLogo(file);
    setProblem('problem' in read ? read.problem : undefined);
    if ('dataUrl' in read) onChange(read.dataUrl);
  }
  const remove = (
    <Button variant="quiet" size="dense" onClick={() => onChange('')}>
      {t('adminPortal.accountSettings.logoRemove')}
    </Button>
  );
  return (
    <>
      <ImageDropZone
        button={logo ? t('adminPortal.accountSettings.logoReplace') : texts.add}
        hint={texts.hint}
        accept={LOGO_TYPES}
        onFile={(file) => void choose(file)}
        actions={logo && remove}
      >
        <LogoPreviews src={logo} empty={texts.empty} />
      </ImageDropZone>
      {problemText && <Alert focusOn={problem}>{problemText}</Alert>}
    </>
  );
}
