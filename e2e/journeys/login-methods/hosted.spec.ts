import { throughHosted } from './hosted';
import { testJourney } from './journey';

testJourney({
  title: 'hosted login',
  alsoInPage: true,
  host: { hostedLoginBox: true },
  fault: 'POST /oauth/token',
  walk: throughHosted,
});
