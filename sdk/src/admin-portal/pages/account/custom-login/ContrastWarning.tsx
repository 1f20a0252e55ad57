import { useTranslate } from '../../../../app/context';
import { contrastRatio, GRAPHIC_CONTRAST, nearestPassing } from '../../../../metadata/color';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';

export interface ContrastWarningProps {
  color: string;
  background: string;
  onFix: (color: string) => void;
}

/** Warns of a primary colour that is hard to see on the login box, and offers the nearest one that is not. */
export function ContrastWarning({ color, background, onFix }: ContrastWarningProps) {
  const t = useTranslate();
  const ratio = contrastRatio(color, background);
  if (ratio >= GRAPHIC_CONTRAST) return null;
  const better = nearestPassing(color, background, GRAPHIC_CONTRAST);
  const written = new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 });
  return (
    <Alert
      kind="warning"
      action={
        <Button variant="secondary" size="dense" onClick={() => onFix(better)}>
          {t('adminPortal.customLoginTab.useColor', { color: better })}
        </Button>
      }
    >
      {t('adminPortal.customLoginTab.lowContrast', {
        ratio: written.format(ratio),
        needed: written.format(GRAPHIC_CONTRAST),
      })}
    </Alert>
  );
}
