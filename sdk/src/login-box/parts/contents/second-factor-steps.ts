import partsCss from '../../../app/mfa/enrolment-parts.css?inline';
import { secondFactor } from '../../../metadata/locales/en/second-factor';
import css from './second-factor.css?inline';
import { withLoginTexts } from './step-content';

/** Texts and CSS in the chunk of the challenge and enrolment steps. */
export const secondFactorSteps = withLoginTexts(secondFactor.login, partsCss + css);
