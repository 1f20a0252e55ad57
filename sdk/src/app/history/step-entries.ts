import type { StepEntries } from '../../core/url-strategy';
import type { App } from '../app';
import { createBrowserSteps } from './browser-steps';

/** The history entries of an app's steps; a preview with its own addresses does not change the history of the page. */
export function stepEntries({
  location,
  name,
  options,
}: Pick<App, 'location' | 'name' | 'options'>): StepEntries | undefined {
  const ownsAddressBar = !options.preview?.location && typeof window !== 'undefined';
  if (ownsAddressBar) location.steps ??= createBrowserSteps(window, name);
  return location.steps;
}
