import type { ThemeOptions } from '../types';
import type { Preset } from './preset';

const shape: ThemeOptions = { shape: { borderRadius: 10 } };

/** Airy, with a soft shadow and large radius; the default. */
export const modern: Preset = {
  name: 'modern',
  scheme: 'light',
  light: {
    ...shape,
    palette: {
      primary: { main: '#4f46e5' },
      secondary: { main: '#475467' },
      danger: { main: '#d92d20' },
      error: { main: '#d92d20' },
      success: { main: '#067647' },
      info: { main: '#175cd3' },
      warning: { main: '#b54708' },
      background: { default: '#f7f7fa', paper: '#ffffff' },
      text: { primary: '#18181f', secondary: '#5d6070', disabled: '#9a9dab' },
      divider: '#e6e7ee',
      grey: { '400': '#8c90a0' },
      icon: { action: '#5d6070', input: '#6b6f80' },
      loader: '#4f46e5',
      common: { black: '#14141c', white: '#ffffff' },
    },
    loginBox: {
      rootStyle: {
        backgroundColor: '#f7f7fa',
        backgroundImage: 'radial-gradient(circle at 50% 0%, #ebeafc 0%, rgba(235, 234, 252, 0) 60%)',
      },
      boxStyle: {
        borderWidth: 0,
        padding: 40,
        width: 400,
        boxShadow: '0 1px 2px rgba(16, 24, 40, 0.04), 0 12px 40px rgba(16, 24, 40, 0.08)',
      },
    },
  },
  dark: {
    ...shape,
    palette: {
      primary: { main: '#6a62ec' },
      secondary: { main: '#98a0b3' },
      danger: { main: '#f0655b' },
      error: { main: '#f0655b' },
      success: { main: '#3cb981' },
      info: { main: '#5c9bf5' },
      warning: { main: '#e0a042' },
      background: { default: '#121218', paper: '#1b1b23' },
      text: { primary: '#ececf2', secondary: '#a6a8b8', disabled: '#6b6d7c' },
      divider: '#2c2d38',
      grey: { '400': '#6f7283' },
      icon: { action: '#a6a8b8', input: '#9598a8' },
      loader: '#7c75f0',
      common: { black: '#08080c', white: '#ffffff' },
    },
    loginBox: {
      rootStyle: {
        backgroundColor: '#121218',
        backgroundImage: 'radial-gradient(circle at 50% 0%, #20203a 0%, rgba(32, 32, 58, 0) 60%)',
      },
      boxStyle: {
        borderWidth: 1,
        borderColor: '#2c2d38',
        padding: 40,
        width: 400,
        boxShadow: '0 16px 48px rgba(0, 0, 0, 0.32)',
      },
    },
  },
};
