import type { ThemeOptions } from '../types';
import type { Preset } from './preset';

const shape: ThemeOptions = {
  shape: { borderRadius: 4 },
  components: { control: { height: 36 } },
  shadows: ['none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', '0 2px 8px rgba(16, 24, 40, 0.16)'],
};

/** Logo and titles at the start of the line, one size smaller. */
const heading: ThemeOptions['loginBox'] = { logo: { alignment: 'left' }, boxTitleStyle: { fontSize: 20 } };

/** Bordered, square-ish and dense, in the blue of an operating system. */
export const classic: Preset = {
  name: 'classic',
  scheme: 'light',
  light: {
    ...shape,
    palette: {
      primary: { main: '#0b63ce' },
      secondary: { main: '#4a5568' },
      danger: { main: '#c62828' },
      error: { main: '#c62828' },
      success: { main: '#1b7a43' },
      info: { main: '#0b63ce' },
      warning: { main: '#a15c07' },
      background: { default: '#eef0f3', paper: '#ffffff' },
      text: { primary: '#1a1f27', secondary: '#55606f', disabled: '#929baa' },
      divider: '#d3d8df',
      grey: { '400': '#858e9b' },
      icon: { action: '#55606f', input: '#667180' },
      loader: '#0b63ce',
      common: { black: '#10141a', white: '#ffffff' },
    },
    loginBox: {
      ...heading,
      rootStyle: { backgroundColor: '#eef0f3' },
      boxStyle: { borderWidth: 1, borderColor: '#c9d0d9', padding: 32, width: 380, boxShadow: 'none' },
    },
  },
  dark: {
    ...shape,
    palette: {
      primary: { main: '#2a74d4' },
      secondary: { main: '#94a0b2' },
      danger: { main: '#e8685f' },
      error: { main: '#e8685f' },
      success: { main: '#45b078' },
      info: { main: '#4c94ea' },
      warning: { main: '#d69a3a' },
      background: { default: '#15181d', paper: '#1d2127' },
      text: { primary: '#e8ebef', secondary: '#a3acb9', disabled: '#6a7380' },
      divider: '#343b45',
      grey: { '400': '#737d8b' },
      icon: { action: '#a3acb9', input: '#939dab' },
      loader: '#4c94ea',
      common: { black: '#080a0d', white: '#ffffff' },
    },
    loginBox: {
      ...heading,
      rootStyle: { backgroundColor: '#15181d' },
      boxStyle: { borderWidth: 1, borderColor: '#3d4550', padding: 32, width: 380, boxShadow: 'none' },
    },
  },
};
