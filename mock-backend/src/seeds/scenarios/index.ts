import type { ScenarioName, WorldOptions } from '../../core/types';
import { breached } from './breached';
import { captcha } from './captcha';
import { enterprise } from './enterprise';
import { everythingFailing } from './everything-failing';
import { everythingOff } from './everything-off';
import { freshVendor } from './fresh-vendor';
import { lockedOut } from './locked-out';
import { passkeysFirst } from './passkeys-first';
import { pastDue } from './past-due';
import { reseller } from './reseller';
import type { Scenario } from './scenario';
import { smallTeam } from './small-team';
import { ssoOnly } from './sso-only';
import { trialEnding } from './trial-ending';

/** Every scenario by name: seeds first, then the scenarios on top of a seed. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  'small-team': smallTeam,
  'fresh-vendor': freshVendor,
  enterprise,
  reseller,
  'trial-ending': trialEnding,
  'past-due': pastDue,
  'locked-out': lockedOut,
  breached,
  'sso-only': ssoOnly,
  'passkeys-first': passkeysFirst,
  captcha,
  'everything-off': everythingOff,
  'everything-failing': everythingFailing,
};

/** Every starting point of a world. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

const DEFAULT_SEED: ScenarioName = 'small-team';

/**
 * The names of a world's seed and scenarios, each once: the seed, then the scenarios in the given order. The default
 * seed is `small-team`.
 *
 * @throws {RangeError} for an unknown name, or for two seeds.
 */
export function readScenario(scenario: WorldOptions['scenario'] = DEFAULT_SEED): ScenarioName[] {
  const names = [...new Set(typeof scenario === 'string' ? [scenario] : scenario)];
  const unknown = names.find((name) => !scenarioNames.includes(name));
  if (unknown !== undefined) {
    throw new RangeError(`There is no scenario "${unknown}"; there are ${scenarioNames.join(', ')}.`);
  }
  const seeds = names.filter((name) => scenarios[name].cast);
  if (seeds.length > 1) throw new RangeError(`A world has one seed, not ${seeds.join(' and ')}.`);
  return [seeds[0] ?? DEFAULT_SEED, ...names.filter((name) => !scenarios[name].cast)];
}
