import { parse } from 'bowser';

/** What a `User-Agent` header says about a device. */
export interface Device {
  /** Name of the browser or app, such as `Firefox`; `undefined` if it is not known. */
  browser: string | undefined;
  /** Name of the operating system, such as `macOS`; `undefined` if it is not known. */
  system: string | undefined;
  kind: 'desktop' | 'phone' | 'tablet' | 'unknown';
}

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };
const unknown: Device = { browser: undefined, system: undefined, kind: 'unknown' };

/** Reads a `User-Agent` header. It can hold anything: programs choose it themselves. */
export function readDevice(userAgent: string | undefined): Device {
  if (!userAgent) return unknown;
  const { browser, os, platform } = parse(userAgent);
  return {
    browser: browser.name || undefined,
    system: os.name || undefined,
    kind: kinds[platform.type ?? ''] ?? 'unknown',
  };
}
