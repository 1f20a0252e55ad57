import { useTranslate } from '../../app/context';

/** Whose kit this is. */
const KIT_NAME = 'Portico';

export interface PoweredByProps {
  placement: 'box' | 'page' | 'leftBottomCorner';
}

/**
 * The small print that says whose login box this is; a vendor who empties its text takes it away. Style it by
 * `.portico-powered-by` and `data-placement`.
 */
export function PoweredBy({ placement }: PoweredByProps) {
  const text = useTranslate()('common.states.poweredBy', { appName: KIT_NAME });
  if (!text) return null;
  return (
    <p className="portico-powered-by" data-placement={placement}>
      {text}
    </p>
  );
}
