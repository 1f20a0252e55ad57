import type { ThemeOptions } from './types';

const SOFT = '0 1px 2px rgba(16, 24, 40, 0.06), 0 1px 3px rgba(16, 24, 40, 0.1)';
const RAISED = '0 4px 8px rgba(16, 24, 40, 0.08), 0 12px 32px rgba(16, 24, 40, 0.14)';

/** The theme below all presets: type, distances, two shadows and positions. */
export const defaultTheme: ThemeOptions = {
  typography: {
    fontFamily: 'Inter Variable, Inter, system-ui, -apple-system, Segoe UI, Roboto, sans-serif',
    fontSize: 14,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
  },
  spacing: 8,
  shape: { borderRadius: 8 },
  shadows: ['none', SOFT, SOFT, SOFT, SOFT, SOFT, SOFT, SOFT, RAISED],
  components: { control: { height: 40 } },
  loginBox: {
    themeName: 'modern',
    layout: { type: 'center', splitSize: 50 },
    logo: { placement: 'box', alignment: 'center' },
    boxStyle: { borderWidth: 0, padding: 40, width: 400 },
  },
  adminPortal: { themeName: 'modern' },
};
