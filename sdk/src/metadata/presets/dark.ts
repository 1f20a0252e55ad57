import type { ThemeOptions } from '../types';
import type { Preset } from './preset';

const shape: ThemeOptions = { shape: { borderRadius: 10 } };

/** True dark with a lifted card; its light scheme is a quiet graphite on white. */
export const dark: Preset = {
  name: 'dark',
  scheme: 'dark',
  dark: {
    ...shape,
    palette: {
      primary: { main: '#2f6fe4' },
      secondary: { main: '#97a3b6' },
      danger: { main: '#f2685c' },
      error: { main: '#f2685c' },
      success: { main: '#3fb97e' },
      info: { main: '#5b9dff' },
      warning: { main: '#e0a23f' },
      background: { default: '#0e1116', paper: '#191d24' },
      text: { primary: '#e9edf3', secondary: '#a1abb9', disabled: '#66707e' },
      divider: '#2a303a',
      grey: { '400': '#6d7786' },
      icon: { action: '#a1abb9', input: '#919bab' },
      loader: '#5b9dff',
      common: { black: '#06080b', white: '#ffffff' },
    },
    loginBox: {
      rootStyle: {
        backgroundColor: '#0e1116',
        backgroundImage: 'radial-gradient(circle at 50% 0%, #172033 0%, rgba(23, 32, 51, 0) 60%)',
      },
      boxStyle: {
        borderWidth: 1,
        borderColor: '#272d37',
        padding: 40,
        width: 400,
        boxShadow: '0 16px 48px rgba(0, 0, 0, 0.4)',
      },
    },
  },
  light: {
    ...shape,
    palette: {
      primary: { main: '#1f5fc4' },
      secondary: { main: '#475467' },
      danger: { main: '#cf2f24' },
      error: { main: '#cf2f24' },
      success: { main: '#12754a' },
      info: { main: '#1f5fc4' },
      warning: { main: '#a35709' },
      background: { default: '#f2f4f7', paper: '#ffffff' },
      text: { primary: '#151a22', secondary: '#566070', disabled: '#949dab' },
      divider: '#dfe3e9',
      grey: { '400': '#868f9d' },
      icon: { action: '#566070', input: '#667080' },
      loader: '#1f5fc4',
      common: { black: '#0e1116', white: '#ffffff' },
    },
    loginBox: {
      rootStyle: { backgroundColor: '#f2f4f7' },
      boxStyle: {
        borderWidth: 0,
        padding: 40,
        width: 400,
        boxShadow: '0 1px 2px rgba(16, 24, 40, 0.05), 0 12px 40px rgba(16, 24, 40, 0.1)',
      },
    },
  },
};
