import { common as firstCommon } from '../../de/common';
import { errors as firstErrors } from '../../de/errors';
import { laterCommon, validations } from '../../de/later-common';
import { loginErrors } from '../../de/login-errors';
import { phoneField } from '../../de/phone-field';
import { portalErrors } from '../../de/portal-errors';
import { poweredBy } from '../../de/powered-by';
import { cancelledRequest, slowRequest } from '../../de/slow-request';
import type { Texts } from '../../en';

const common: Texts['common'] = {
  ...firstCommon,
  ...laterCommon,
  errors: { ...firstCommon.errors, ...laterCommon.errors },
  fields: { ...firstCommon.fields, ...laterCommon.fields },
  actions: { ...firstCommon.actions, ...laterCommon.actions },
  states: { ...firstCommon.states, ...poweredBy },
  phoneField,
  slowRequest,
};

const errors: Texts['errors'] = { ...firstErrors, ...loginErrors, ...portalErrors, ...cancelledRequest };

/** German texts that the login box and the admin portal share. */
export const pack: Pick<Texts, 'common' | 'validations' | 'errors'> = { common, validations, errors };
