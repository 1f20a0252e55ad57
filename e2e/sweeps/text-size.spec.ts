import { expect, type Stage, test } from '../setup/stage';

const DEFAULT_PX = 14;
const LARGE_PX = 20;

/** Size of every text and of every control that is as large as a text, in pixels; runs in the page. */
function readSizes(): number[] {
  const shown = [...document.querySelectorAll('.portico-root *')].filter(
    (element) =>
      element.matches('[type=checkbox], .portico-avatar') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return shown.map((element) =>
    element.matches('[type=checkbox], .portico-avatar')
      ? (element as HTMLElement).offsetHeight
      : Number.parseFloat(getComputedStyle(element).fontSize),
  );
}

async function sizesAt(stage: Stage, fontSize: number): Promise<number[]> {
  await stage.setAppearance({ metadata: { themeV2: { typography: { fontSize } } } });
  return stage.page.evaluate(readSizes);
}

const places = [
  ['login-box/preLogin', 'default'],
  ['login-box/SignUp', 'weakPassword'],
  ['login-box/forceTwoFactor', 'app'],
  ['login-box/loginWithTwoFactor', 'choice'],
  ['admin-portal/profile', 'default'],
  ['admin-portal/users', 'statuses'],
  ['admin-portal/editRoles', 'default'],
  ['admin-portal/inviteUser', 'default'],
] as const;

for (const [screen, state] of places) {
  test(`every size on ${screen}/${state} follows the text size of the theme`, async ({ stage }) => {
    await stage.show({ screen, state });
    const before = await sizesAt(stage, DEFAULT_PX);
    const after = await sizesAt(stage, LARGE_PX);
    expect(before.length).toBeGreaterThan(0);
    expect(after.length).toBe(before.length);
    for (const [index, size] of after.entries()) {
      expect(Math.abs(size - ((before[index] ?? 0) * LARGE_PX) / DEFAULT_PX)).toBeLessThanOrEqual(1);
    }
  });
}
