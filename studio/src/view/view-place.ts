export const editors = ['theme', 'texts', 'navigation', 'code'] as const;
export type EditorName = (typeof editors)[number];

/** Smallest and largest side of a frame of free size, in pixels. */
export const freeSize = { least: 240, most: 2560 } as const;

export type Device = 'desktop' | 'tablet' | 'phone' | 'free';

/** The states that the wall shows: the default of each screen and those that are unfolded, all, or only errors. */
export const wallShows = ['defaults', 'all', 'errors'] as const;
export type WallShow = (typeof wallShows)[number];

/** The part of the product that the wall shows. */
export const wallAreas = ['all', 'login-box', 'admin-portal'] as const;
export type WallArea = (typeof wallAreas)[number];

/** The cards that the wall leaves: all, those changed since the studio was opened, those with too little contrast. */
export const wallFilters = ['none', 'changed', 'contrast'] as const;
export type WallFilter = (typeof wallFilters)[number];

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
  /** Height of the frame in pixels, if the device is `free`; `null` for what there is room for. */
  height: number | null;
  /** Orientation of a tablet or a phone. */
  orientation: 'portrait' | 'landscape';
  /**
   * What is shown next to the screen, in Focus and in each card of the wall: `none`, `schemes` for the other scheme,
   * `devices` for another device, or more languages: `de`, `de,he`.
   */
  compare: string;
  scheme: 'light' | 'dark';
  /** Language of the preview's texts, or the pseudo-locale. */
  language: string;
  /** E-mail of the signed-in user; `null` for the user of the screen's state. */
  persona: string | null;
  /** Zoom of the focused screen in percent, 10–200; 100 fits the available space. */
  zoom: number;
  editor: EditorName;
  /** Words that the screens and states of the wall are searched by. */
  search: string;
  show: WallShow;
  area: WallArea;
  filter: WallFilter;
  /** Ids of the screens that show all their states on the wall, joined by commas. */
  unfolded: string;
  /** Ids of the groups of the wall that show only their title, joined by commas. */
  folded: string;
  /** Middle and zoom of the wall: see `wall/camera.ts`. `null` until the user moves it. */
  camera: string | null;
}

export const startPlace: ViewPlace = {
  screen: 'login-box/preLogin',
  state: 'default',
  view: 'focus',
  device: 'desktop',
  width: 1024,
  height: null,
  orientation: 'portrait',
  compare: 'none',
  scheme: 'light',
  language: 'en',
  persona: null,
  zoom: 100,
  editor: 'theme',
  search: '',
  show: 'defaults',
  area: 'all',
  filter: 'none',
  unfolded: '',
  folded: '',
  camera: null,
};

/** Returns `screen` if it belongs to the portal, else a screen of the portal. */
export function portalPlace(screen: string): Partial<ViewPlace> {
  return screen.startsWith('admin-portal/') ? {} : { screen: 'admin-portal/profile', state: 'default' };
}
