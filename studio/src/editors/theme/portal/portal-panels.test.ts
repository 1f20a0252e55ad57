import { screenById } from '@portico/fixtures';
import { portalThemePlaces } from '@portico/sdk/metadata';
import { expect, it } from 'vitest';
import { controlsIn, findOption, portalPanels } from './portal-panels';

const offered = portalPanels.flatMap((panel) =>
  controlsIn(panel).flatMap(({ options }) => options.map(({ path }) => path)),
);
const hasScreen = (page?: string) => page === undefined || screenById(`admin-portal/${page}`) !== undefined;

it('has exactly one control for each option that takes effect on a page of this release', () => {
  const options = portalThemePlaces
    .filter(({ page }) => hasScreen(page))
    .flatMap((place) => place.options.map(({ path }) => path));
  expect([...offered].sort()).toEqual([...options].sort());
});

it('leads every panel to screens that exist', () => {
  const screens = portalPanels.flatMap((panel) => panel.screens);
  expect(screens.filter((id) => screenById(id) === undefined)).toEqual([]);
});

it('names no two controls of a section alike', () => {
  const doubles = portalPanels.flatMap(({ title, sections }) =>
    sections.flatMap((section) => {
      const labels = section.controls.map(({ label }) => label);
      return labels
        .filter((label, index) => labels.indexOf(label) !== index)
        .map((label) => [title, section.title, label]);
    }),
  );
  expect(doubles).toEqual([]);
});

it('finds the control of an option, of a property of its style, and of each of several options', () => {
  const users = 'adminPortal.pages.users.fieldsProperties.tableColumns.joinedAt';
  expect(findOption(`${users}.isChecked`)?.control.label).toBe('Joined');
  expect(findOption(`${users}.appearance`)?.panel.title).toBe('Users');
  expect(findOption('adminPortal.tableTheme.headerContainer.backgroundColor')?.panel.title).toBe('Tables');
  expect(findOption('adminPortal.pages.application.header')).toBeUndefined();
});
