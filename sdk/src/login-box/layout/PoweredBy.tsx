import { useEffect, useState } from 'react';
import { getVendorPublicInfo } from '../../api/vendor';
import { useApp, useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import type { VendorPublicInfo } from '../../contract';
import type { HttpClient } from '../../core/http-client';
import { poweredBy } from '../../metadata/locales/en/powered-by';
import { onceEach } from '../../metadata/once-each';
import css from './powered-by.css?inline';

const SDK_NAME = 'Portico';

export interface PoweredByProps {
  placement: 'box' | 'page' | 'leftBottomCorner';
}

/**
 * The small print that names the SDK. Not shown for vendors in white-label mode, or with an empty text. Style it by
 * `.portico-powered-by` and `data-placement`.
 *
 * @see Sign-in spec §3 "Vendor public info"
 */
function PoweredBy({ placement }: PoweredByProps) {
  const text = useTranslate()('common.states.poweredBy', { appName: SDK_NAME });
  const isWhiteLabel = useWhiteLabel();
  // While it is unknown the mark is left out: a vendor in white-label mode must never see it.
  if (!text || isWhiteLabel !== false) return null;
  return (
    <p className="portico-powered-by" data-placement={placement}>
      {text}
    </p>
  );
}

/** Whether the vendor is in white-label mode; `undefined` while that loads. */
function useWhiteLabel(): boolean | undefined {
  const { http } = useApp();
  const [isWhiteLabel, setIsWhiteLabel] = useState<boolean>();
  useEffect(() => {
    let isMounted = true;
    void loadWhiteLabel(http).then((loaded) => isMounted && setIsWhiteLabel(loaded));
    return () => {
      isMounted = false;
    };
  }, [http]);
  return isWhiteLabel;
}

/** Loaded once per app. Off by default; a failure is only logged, by the HTTP client (sign-in spec §8). */
const loadWhiteLabel = onceEach((http: HttpClient) =>
  getVendorPublicInfo(http).then(
    ({ whiteLabelMode }: Partial<VendorPublicInfo>) => whiteLabelMode === true,
    () => false,
  ),
);

/** The mark with its text and styles. */
export const content: LazyContent<PoweredByProps> = {
  component: PoweredBy,
  texts: { common: { states: poweredBy } },
  css,
};
