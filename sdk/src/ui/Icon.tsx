import { firstPaths, LineIcon } from './LineIcon';

const paths = {
  ...firstPaths,
  dot: 'M13.5 12a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z',
  back: 'm14.5 6-6 6 6 6',
  next: 'm9.5 6 6 6-6 6',
  down: 'm6 9.5 6 6 6-6',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  mail: 'm3.5 7 8.5 6 8.5-6M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  phone: 'M11 18h2M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z',
  shield: 'm9 12 2.2 2.2L15.2 10M12 2.8 4.5 5.5v6c0 4.6 3.1 8 7.5 9.7 4.4-1.7 7.5-5.1 7.5-9.7v-6L12 2.8Z',
  key: 'm13.5 10.5 7-7m-3.5 3.5 2.5 2.5M14.5 15.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z',
  face: 'M8 4H6a2 2 0 0 0-2 2v2m12-4h2a2 2 0 0 1 2 2v2M8 20H6a2 2 0 0 1-2-2v-2m12 4h2a2 2 0 0 0 2-2v-2M9 9v1m6-1v1m-6.5 4.5q3.5 3 7 0',
  sheet: 'M14 3H8a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7ZM10 12h4m-4 4h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 4 6.7m7.2-.2 1.5 1.5M6.5 2.5 8 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  'eye-off':
    'm4 4 16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M6.5 6.8C3.9 8.5 2.5 12 2.5 12S6 18.5 12 18.5c2 0 3.7-.7 5.1-1.7M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5s-.7 1.4-2.1 2.9',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** Width and height in pixels. Default: 16. */
  size?: 16 | 20 | 24;
}

/** One of the SDK's line icons. Not part of the first download, which uses `FirstIcon`. */
export function Icon({ name, size = 16 }: IconProps) {
  return <LineIcon name={name} path={paths[name]} size={size} />;
}
