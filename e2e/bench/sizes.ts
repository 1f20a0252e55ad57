import { budgets, measureForm, measureSizes } from '../checks/sizes';
import type { Figure } from './figure';

/** The size of each screen, gzipped and without React, next to a form that a developer would write by hand. */
export async function screenSizes(): Promise<Figure[]> {
  const [sizes, form] = [await measureSizes(), await measureForm()];
  const baseline = { name: 'hand-written form', value: form };
  const line = (name: string, ours: number, budget: number): Figure => {
    return { name, unit: 'kB', ours, baseline, budget: `≤ ${budget}`, holds: ours <= budget };
  };
  return [
    line('login box: first screen', sizes.loginBox, budgets.loginBox),
    line('portal: shell and profile', sizes.portal, budgets.portal),
    ...sizes.pages.map(({ name, size }) => line(`portal: ${name}`, size, budgets.page)),
  ];
}
