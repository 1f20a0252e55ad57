import { useTranslate } from '../../../../app/context';

/** A logo on a light and on a dark surface; a text if there is none. */
export function LogoPreviews({ src, empty }: { src: string; empty: string }) {
  const t = useTranslate();
  if (!src) return <p className="portico-muted">{empty}</p>;
  return (
    <div className="portico-logo-previews">
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} className="portico-logo-preview" data-scheme={scheme}>
          <span>
            <img src={src} alt="" />
          </span>
          <figcaption>
            {t(
              scheme === 'light' ? 'adminPortal.accountSettings.logoOnLight' : 'adminPortal.accountSettings.logoOnDark',
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
