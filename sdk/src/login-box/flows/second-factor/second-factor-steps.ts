import { secondFactor } from '../../../metadata/locales/en/second-factor';
import { withLoginTexts } from '../../parts/step-content';
import css from './second-factor.css?inline';

/** Texts and CSS in the chunk of the challenge and enrolment steps. */
export const secondFactorSteps = withLoginTexts(secondFactor.login, css);
