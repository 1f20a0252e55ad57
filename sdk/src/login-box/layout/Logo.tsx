import { useState } from 'react';
import { pictureAddress } from '../runtime/picture-address';
import { useBoxOptions } from './box-options';
import { renderCustom } from './custom';

/** The vendor's logo, or a neutral mark in the primary colour. Style it by `.portico-logo`. */
export function Logo() {
  const { logoImage, logoAlt } = useBoxOptions();
  const [broken, setBroken] = useState<string>();
  if (logoImage === null) return null;

  const address = pictureAddress(logoImage);
  return (
    <div className="portico-logo">
      {address && address !== broken ? (
        <img src={address} alt={logoAlt ?? ''} onError={() => setBroken(address)} />
      ) : (
        renderCustom(address ? undefined : logoImage, {}, <Mark label={logoAlt} />)
      )}
    </div>
  );
}

/** A doorway, shown if the vendor has set no logo. */
function Mark({ label }: { label: string | undefined }) {
  return (
    <>
      <svg className="portico-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <rect width="40" height="40" rx="11" />
        <path d="M12 30V19a8 8 0 0 1 16 0v11M20 30v-9" />
      </svg>
      {label && <span className="portico-visually-hidden">{label}</span>}
    </>
  );
}
