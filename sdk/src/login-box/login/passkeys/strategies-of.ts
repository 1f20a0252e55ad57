import { getPublicAuthStrategies } from '../../../api/configurations';
import type { App } from '../../../app/app';
import type { AuthStrategiesConfig } from '../../../contract';

/** The ways in that the vendor offers. */
export function strategiesOf({ http }: App): Promise<AuthStrategiesConfig> {
  return getPublicAuthStrategies(http);
}
