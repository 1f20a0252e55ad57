export { type FirstVisitsOptions, type FirstVisitsPlugin, firstVisits } from './first-visits';
