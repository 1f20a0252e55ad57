import type { ThemeOptions } from '../types';
import type { Preset } from './preset';

const shape: ThemeOptions = {
  shape: { borderRadius: 14 },
  components: { control: { height: 44 } },
  typography: { fontWeightBold: 700 },
};

/** Bold titles. */
const heading: ThemeOptions['loginBox'] = { boxTitleStyle: { fontSize: 28 } };

/** A gradient page, a strong primary colour and bold titles. */
export const vivid: Preset = {
  name: 'vivid',
  scheme: 'light',
  light: {
    ...shape,
    palette: {
      primary: { main: '#7a1fe0' },
      secondary: { main: '#0e7490' },
      danger: { main: '#d6203f' },
      error: { main: '#d6203f' },
      success: { main: '#0a7a4d' },
      info: { main: '#2459d6' },
      warning: { main: '#ad5200' },
      background: { default: '#f6f3fc', paper: '#ffffff' },
      text: { primary: '#1b1030', secondary: '#5f5573', disabled: '#9d95ad' },
      divider: '#e7e1f1',
      grey: { '400': '#9088a2' },
      icon: { action: '#5f5573', input: '#6f6583' },
      loader: '#7a1fe0',
      common: { black: '#160c28', white: '#ffffff' },
    },
    loginBox: {
      ...heading,
      rootStyle: {
        backgroundColor: '#ede4fd',
        backgroundImage:
          'radial-gradient(at 12% 8%, #b58cff 0%, rgba(181, 140, 255, 0) 52%), radial-gradient(at 88% 16%, #ff9fce 0%, rgba(255, 159, 206, 0) 50%), radial-gradient(at 80% 96%, #ffc48f 0%, rgba(255, 196, 143, 0) 56%), radial-gradient(at 10% 94%, #a9dbff 0%, rgba(169, 219, 255, 0) 52%)',
      },
      boxStyle: { borderWidth: 0, padding: 40, width: 420, boxShadow: '0 24px 64px rgba(70, 16, 130, 0.24)' },
    },
  },
  dark: {
    ...shape,
    palette: {
      primary: { main: '#9645ea' },
      secondary: { main: '#3aa6c0' },
      danger: { main: '#f2667d' },
      error: { main: '#f2667d' },
      success: { main: '#3fbd86' },
      info: { main: '#7397f2' },
      warning: { main: '#e5a048' },
      background: { default: '#160f22', paper: '#20172f' },
      text: { primary: '#f0eaf8', secondary: '#b3a8c5', disabled: '#756a88' },
      divider: '#372b4a',
      grey: { '400': '#7f7493' },
      icon: { action: '#b3a8c5', input: '#a195b4' },
      loader: '#a768f5',
      common: { black: '#0b0714', white: '#ffffff' },
    },
    loginBox: {
      ...heading,
      rootStyle: {
        backgroundColor: '#1a1029',
        backgroundImage:
          'radial-gradient(at 12% 8%, #3d1a78 0%, rgba(61, 26, 120, 0) 54%), radial-gradient(at 88% 16%, #56184a 0%, rgba(86, 24, 74, 0) 50%), radial-gradient(at 80% 96%, #552a14 0%, rgba(85, 42, 20, 0) 56%), radial-gradient(at 10% 94%, #12325c 0%, rgba(18, 50, 92, 0) 52%)',
      },
      boxStyle: { borderWidth: 0, padding: 40, width: 420, boxShadow: '0 24px 64px rgba(0, 0, 0, 0.4)' },
    },
  },
};
