import { type ReactNode, useState } from 'react';
import { isWebAddress } from '../../../core/redirect';
import type { OfferedProvider } from './social-providers';

type KnownId = Extract<OfferedProvider, { kind: 'known' }>['id'];

/** Simplified drawings of the well-known marks, on a 20 px grid. */
const marks: Readonly<Record<KnownId, ReactNode>> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M18.6 10.2c0-.6-.05-1.2-.16-1.75H10v3.3h4.83a4.1 4.1 0 0 1-1.8 2.7v2.24h2.9c1.7-1.55 2.67-3.85 2.67-6.49Z"
      />
      <path
        fill="#34a853"
        d="M10 19c2.43 0 4.47-.8 5.95-2.18l-2.9-2.25c-.8.54-1.84.86-3.05.86a5.4 5.4 0 0 1-5.05-3.7h-3v2.3A9 9 0 0 0 10 19Z"
      />
      <path fill="#fbbc05" d="M4.95 11.73a5.4 5.4 0 0 1 0-3.46v-2.3h-3a9 9 0 0 0 0 8.06l3-2.3Z" />
      <path
        fill="#ea4335"
        d="M10 4.58c1.32 0 2.5.45 3.44 1.35L16 3.36A9 9 0 0 0 1.95 5.97l3 2.3A5.4 5.4 0 0 1 10 4.58Z"
      />
    </>
  ),
  microsoft: (
    <>
      <path fill="#f25022" d="M2 2h7.5v7.5H2z" />
      <path fill="#7fba00" d="M10.5 2H18v7.5h-7.5z" />
      <path fill="#00a4ef" d="M2 10.5h7.5V18H2z" />
      <path fill="#ffb900" d="M10.5 10.5H18V18h-7.5z" />
    </>
  ),
  github: (
    <path
      fill="currentColor"
      d="M10 1a9.2 9.2 0 0 0-2.9 17.93c.46.08.63-.2.63-.44v-1.7c-2.56.56-3.1-1.1-3.1-1.1-.42-1.06-1.03-1.35-1.03-1.35-.84-.57.06-.56.06-.56.93.07 1.42.96 1.42.96.82 1.42 2.16 1 2.69.77.08-.6.32-1 .58-1.23-2.04-.24-4.19-1.03-4.19-4.55 0-1 .36-1.83.95-2.47-.1-.23-.41-1.17.09-2.43 0 0 .77-.25 2.53.94a8.7 8.7 0 0 1 4.6 0c1.75-1.2 2.52-.94 2.52-.94.5 1.26.19 2.2.1 2.43.58.64.94 1.46.94 2.47 0 3.53-2.15 4.3-4.2 4.54.33.29.62.85.62 1.71v2.54c0 .25.17.53.64.44A9.2 9.2 0 0 0 10 1Z"
    />
  ),
  facebook: (
    <>
      <circle cx="10" cy="10" r="9" fill="#1877f2" />
      <path
        fill="#fff"
        d="M11.3 18.9v-6.1h2.1l.4-2.6h-2.5V8.6c0-.7.36-1.4 1.48-1.4h1.15V5s-1.04-.18-2.03-.18c-2.08 0-3.43 1.26-3.43 3.53v1.87H6.2v2.6h2.27v6.1a9 9 0 0 0 2.83 0Z"
      />
    </>
  ),
  slack: (
    <>
      <path
        fill="#e01e5a"
        d="M5 12.2a1.75 1.75 0 1 1-1.75-1.75H5v1.75Zm.9 0a1.75 1.75 0 1 1 3.5 0v4.4a1.75 1.75 0 0 1-3.5 0v-4.4Z"
      />
      <path
        fill="#36c5f0"
        d="M7.65 5.1A1.75 1.75 0 1 1 9.4 3.35V5.1H7.65Zm0 .9a1.75 1.75 0 0 1 0 3.5h-4.4a1.75 1.75 0 1 1 0-3.5h4.4Z"
      />
      <path
        fill="#2eb67d"
        d="M14.75 7.75A1.75 1.75 0 1 1 16.5 9.5h-1.75V7.75Zm-.9 0a1.75 1.75 0 0 1-3.5 0v-4.4a1.75 1.75 0 0 1 3.5 0v4.4Z"
      />
      <path
        fill="#ecb22e"
        d="M12.1 14.85a1.75 1.75 0 1 1-1.75 1.75v-1.75h1.75Zm0-.9a1.75 1.75 0 1 1 0-3.5h4.4a1.75 1.75 0 1 1 0 3.5h-4.4Z"
      />
    </>
  ),
  apple: (
    // Scaled to the same visual size as the other marks, which fill their square.
    <path
      fill="currentColor"
      transform="translate(-2.6 -2.3) scale(1.24)"
      d="M14.1 10.4c0-1.6 1.3-2.4 1.36-2.43a2.94 2.94 0 0 0-2.3-1.25c-.98-.1-1.9.58-2.4.58-.5 0-1.26-.57-2.07-.55a3.07 3.07 0 0 0-2.6 1.57c-1.1 1.92-.28 4.77.8 6.33.53.76 1.16 1.62 1.98 1.59.8-.04 1.1-.52 2.06-.52s1.23.52 2.07.5c.86-.02 1.4-.78 1.92-1.55.6-.88.86-1.74.87-1.78-.02-.01-1.67-.64-1.69-2.49Zm-1.58-4.66c.44-.54.74-1.28.66-2.02-.64.03-1.4.42-1.86.96-.4.47-.76 1.23-.67 1.95.71.06 1.43-.36 1.87-.89Z"
    />
  ),
  linkedin: (
    <>
      <rect x="1.5" y="1.5" width="17" height="17" rx="3" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M4.3 8h2.3v7.5H4.3V8Zm1.15-3.6a1.34 1.34 0 1 1 0 2.68 1.34 1.34 0 0 1 0-2.68ZM8 8h2.2v1.02h.03c.3-.58 1.06-1.2 2.18-1.2 2.33 0 2.76 1.54 2.76 3.53v4.15h-2.3v-3.68c0-.88-.01-2-1.22-2-1.22 0-1.4.95-1.4 1.94v3.74H8V8Z"
      />
    </>
  ),
};

/** The mark of a provider, or its first letter if it has none. Hidden from screen readers, which read the name. */
export function BrandMark({ provider }: { provider: OfferedProvider }) {
  const [broken, setBroken] = useState(false);
  if (provider.kind === 'known') {
    return (
      <svg className="portico-social-mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        {marks[provider.id]}
      </svg>
    );
  }
  const { logo, name } = provider;
  return logo && isWebAddress(logo) && !broken ? (
    <img className="portico-social-mark" src={logo} alt="" width="20" height="20" onError={() => setBroken(true)} />
  ) : (
    <span className="portico-social-mark" data-letter aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
