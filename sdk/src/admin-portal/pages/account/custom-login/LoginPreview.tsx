import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../../app/context';
import { adoptSheet } from '../../../../ui/adopt-sheet';
import { Button } from '../../../../ui/Button';
import type { LoginTheme } from './use-login-theme';

/** The first screen of the login box in small, in the theme that is being edited. It can't be used. */
export function LoginPreview({ theme }: { theme: LoginTheme }) {
  const { metadata } = useApp();
  const t = useTranslate();
  const id = useId();
  const scheme = useStore(metadata, (state) => state.scheme);
  useEffect(() => adoptSheet(theme.css), [theme.css]);
  return (
    <section className="portico-card portico-login-preview" aria-labelledby={id}>
      <h2 id={id}>{t('adminPortal.customLoginTab.preview')}</h2>
      <div
        className="portico-root portico-login-box portico-login-preview-frame"
        data-portico-app={theme.scope}
        data-portico-scheme={scheme}
        data-page="login"
        aria-hidden="true"
        inert
      >
        <div className="portico-box">
          <PreviewLogo key={theme.logo} src={theme.logo} />
          <p className="portico-title">{t('adminPortal.customLoginTab.previewTitle')}</p>
          {theme.socialFirst && <PreviewSocial />}
          <span className="portico-label">{t('adminPortal.customLoginTab.previewEmail')}</span>
          <span className="portico-input">{t('adminPortal.customLoginTab.previewAddress')}</span>
          <Button wide tabIndex={-1}>
            {t('adminPortal.customLoginTab.previewContinue')}
          </Button>
          {!theme.socialFirst && <PreviewSocial />}
        </div>
      </div>
    </section>
  );
}

function PreviewLogo({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className="portico-logo">
      {src && !broken ? (
        <img src={src} alt="" onError={() => setBroken(true)} />
      ) : (
        <svg className="portico-login-preview-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
          <rect width="40" height="40" rx="11" />
          <path d="M12 30V19a8 8 0 0 1 16 0v11M20 30v-9" />
        </svg>
      )}
    </div>
  );
}

function PreviewSocial() {
  const t = useTranslate();
  return (
    <Button variant="secondary" wide tabIndex={-1}>
      {t('adminPortal.customLoginTab.previewSocial')}
    </Button>
  );
}
