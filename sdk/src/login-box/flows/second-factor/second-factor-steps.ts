import { secondFactor } from '../../../metadata/locales/en/second-factor';
import { withLoginWords } from '../../parts/later-steps';
import css from './second-factor.css?inline';

/** What all steps around the second factor bring along. */
export const secondFactorSteps = withLoginWords(secondFactor.login, css);
