import { secondFactor } from '../../../metadata/locales/en/second-factor';
import { withLoginWords } from '../../parts/later-steps';
import css from './second-factor.css?inline';

/** Texts and CSS in the chunk of the challenge and enrolment steps. */
export const secondFactorSteps = withLoginWords(secondFactor.login, css);
