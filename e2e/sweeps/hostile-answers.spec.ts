import type { HostileTexts } from '../hosts/stage/src/hostile-answers';
import { expect, type Stage, test } from '../setup/stage';
import { statesByScreen } from '../setup/states-by-screen';
import { everyStep } from '../setup/steps';
import { expectNothingSideways } from './expectations/layout';

const PHONE = { width: 320, height: 640 };

/** What a service, or a user through it, could write into names, messages and addresses. */
const attacks: Readonly<Record<string, HostileTexts>> = {
  markup: {
    text: '"><img src=x onerror=window.pwned=1><script>window.pwned=1</script>',
    address: 'javascript:window.pwned=1',
  },
  'a long name without spaces': {
    text: `\u202eevil\u0000\u001b👩‍👩‍👧‍👦${'W'.repeat(300)}`,
    address: 'data:text/html,<script>opener.pwned=1</script>',
  },
  'names of properties': { text: '__proto__', address: 'vbscript:pwned' },
  'names of methods': { text: 'constructor', address: ' java\tscript:window.pwned=1' },
};
const names = Object.keys(attacks);
const steps = new Set(everyStep().map(({ title }) => title));

/** What has come of hostile texts other than text; runs in the page. A frame that may do nothing shows a report. */
function readDamage(): string[] {
  const found = [
    ...document.querySelectorAll('.portico-root :is(script, iframe:not([sandbox=""]), object, embed, [src="x"])'),
  ];
  // The address of a picture never runs as a script.
  const linked = [...document.querySelectorAll('.portico-root :is([href], [src]:not(img), [action])')];
  const unsafe = linked.filter((element) => {
    const address = ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? '').join('');
    return /^\s*(java\s*script|vbscript|data:text\/html)/i.test(address);
  });
  const damage = [...found, ...unsafe].map((element) => element.outerHTML.slice(0, 200));
  return 'pwned' in window ? ['a script has run', ...damage] : damage;
}

async function expectNoDamage(stage: Stage, shown: string) {
  expect.soft(await stage.page.evaluate(readDamage), shown).toEqual([]);
  await expectNothingSideways(stage, shown);
}

/** Each state meets one of the attacks, in turn; one state of each step meets all of them. */
for (const { id, states } of statesByScreen()) {
  test(`${id} shows texts of the service as texts`, async ({ stage }) => {
    for (const [index, { name, title }] of states.entries()) {
      const tried = steps.has(title) ? names : [names[index % names.length] ?? ''];
      for (const attack of tried) {
        await stage.show({ screen: id, state: name, hostile: attacks[attack] }, PHONE);
        await expectNoDamage(stage, `${title}, ${attack}`);
      }
    }
  });
}
