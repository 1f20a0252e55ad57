export const editors = ['theme', 'texts', 'navigation', 'code'] as const;
export type EditorName = (typeof editors)[number];

export type Device = 'desktop' | 'tablet' | 'phone' | 'free';

/** Widths of the device frames, in pixels. `free` takes the width of the view. */
export const deviceWidths: { [D in Exclude<Device, 'free'>]: number } = { desktop: 1440, tablet: 820, phone: 390 };

/** What the preview shows and how: the part of the view that a deep link can carry. */
export interface ViewPlace {
  /** Id of a screen: `login-box/preLogin`. */
  screen: string;
  /** Name of a state of that screen. */
  state: string;
  view: 'focus' | 'wall';
  device: Device;
  /** Width of the frame in pixels; read when the device is `free`. */
  width: number;
  scheme: 'light' | 'dark';
  /** Language of the preview's texts, or the pseudo-locale. */
  language: string;
  /** E-mail of the signed-in user; `null` for the user of the screen's state. */
  persona: string | null;
  /** Percent, 10–200. */
  zoom: number;
  editor: EditorName;
}

export const startPlace: ViewPlace = {
  screen: 'login-box/preLogin',
  state: 'default',
  view: 'focus',
  device: 'desktop',
  width: 1024,
  scheme: 'light',
  language: 'en',
  persona: null,
  zoom: 100,
  editor: 'theme',
};

/** Returns `screen` if it belongs to the portal, else a screen of the portal. */
export function portalPlace(screen: string): Partial<ViewPlace> {
  return screen.startsWith('admin-portal/') ? {} : { screen: 'admin-portal/profile', state: 'default' };
}
