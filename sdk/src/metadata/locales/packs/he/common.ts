import type { Texts } from '../../en';
import { common as firstCommon } from '../../he/common';
import { errors as firstErrors } from '../../he/errors';
import { laterCommon, validations } from '../../he/later-common';
import { loginErrors } from '../../he/login-errors';
import { phoneField } from '../../he/phone-field';
import { portalErrors } from '../../he/portal-errors';
import { poweredBy } from '../../he/powered-by';
import { cancelledRequest, slowRequest } from '../../he/slow-request';

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

/** Hebrew texts that the login box and the admin portal share. */
export const pack: Pick<Texts, 'common' | 'validations' | 'errors'> = { common, validations, errors };
