import avatarCss from '../../ui/avatar.css?inline';
import baseCss from '../../ui/base.css?inline';
import chipCss from '../../ui/chip.css?inline';
import fieldsCss from '../../ui/fields.css?inline';
import iconButtonCss from '../../ui/icon-button.css?inline';
import menuCss from '../../ui/menu.css?inline';
import motionCss from '../../ui/motion.css?inline';
import overlayCss from '../../ui/overlay.css?inline';
import placeholderCss from '../../ui/placeholder.css?inline';
import toastCss from '../../ui/toast.css?inline';
import variantsCss from '../../ui/variants.css?inline';
import pageCss from '../parts/page.css?inline';
import settingsCss from '../parts/settings.css?inline';
import menuFrameCss from './menu.css?inline';
import printCss from './print.css?inline';
import shellCss from './shell.css?inline';

const ofPortal = [
  variantsCss,
  overlayCss,
  menuCss,
  iconButtonCss,
  avatarCss,
  chipCss,
  placeholderCss,
  toastCss,
  motionCss,
  shellCss,
  menuFrameCss,
  pageCss,
  settingsCss,
  printCss,
];

/**
 * The style sheets of the portal, in the order of the cascade. The login box uses the first two as well. The styles
 * that only the portal uses are one sheet: shared parts, then the frame. Each page brings its own sheet.
 */
export const portalStyles: readonly string[] = [baseCss, fieldsCss, ofPortal.join('\n')];
