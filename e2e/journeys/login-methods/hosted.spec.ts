import { throughHosted } from './hosted';
import { testJourney } from './journey';

testJourney({
  title: 'hosted login',
  host: { hostedLoginBox: true },
  fault: 'POST /oauth/token',
  walk: throughHosted,
});
