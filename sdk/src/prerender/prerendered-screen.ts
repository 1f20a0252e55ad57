import pageScript from './page-script?script';
import type { PrerenderedScreenSettings } from './screen-settings';

/** The inline script that shows a prerendered screen. */
export function scriptOf(given: PrerenderedScreenSettings): string {
  // A text that contains `</script>` would end the inline script.
  const settings = JSON.stringify(given).replaceAll('<', '\\u003c');
  return `(() => {const prerenderedScreenSettings=${settings};${pageScript}})()`;
}
