// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from './Form';
import { PhoneField, type PhoneFieldProps } from './PhoneField';
import { phoneProblem } from './phone-problem';

afterEach(cleanup);

const texts: PhoneFieldProps['texts'] = {
  country: (country = 'none', callingCode = '') => `Country: ${country} ${callingCode}`,
  callingCode: (callingCode) => callingCode,
  countries: 'Countries',
  search: 'Search',
  noCountry: 'No country',
};

function mount(props: Partial<PhoneFieldProps> = {}) {
  const onSubmit = vi.fn();
  const validate = ({ phone }: Partial<Record<string, string>>) => {
    const problem = phoneProblem(phone);
    return problem ? { phone: problem } : {};
  };
  render(
    <Form onSubmit={({ phone }) => onSubmit(phone)} validate={validate}>
      <PhoneField name="phone" label="Phone" language="en" regions={['en-US']} texts={texts} {...props} />
      <button type="submit">Send</button>
    </Form>,
  );
  const field = screen.getByLabelText('Phone');
  const country = () => screen.getByRole('button', { name: /^Country/ });
  return { user: userEvent.setup(), field, country, onSubmit };
}

it('formats while typing and gives the form an E.164 number', async () => {
  const { user, field, onSubmit } = mount();
  await user.type(field, '2025550125');
  expect(field).toHaveValue('(202) 555-0125');
  await user.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([['+12025550125']]);
});

it('asks the browser for a phone number', () => {
  const { field } = mount();
  expect(field).toHaveAttribute('autocomplete', 'tel');
  expect(field).toHaveAttribute('type', 'tel');
  expect(field.closest('[dir]')).toHaveAttribute('dir', 'ltr');
});

it.each(['+49 151 23456789', '0049 151-23456789', ' tel:+4915123456789 '])('accepts %j at once', async (pasted) => {
  const { user, field, country, onSubmit } = mount();
  await user.click(field);
  await user.paste(pasted);
  expect(country()).toHaveAccessibleName('Country: Germany +49');
  expect(field).toHaveValue('01512 3456789');
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('+4915123456789');
});

it('accepts the value of a password manager', async () => {
  const { user, field, country, onSubmit } = mount();
  fireEvent.input(field, { target: { value: '+436641234567' } });
  expect(country()).toHaveAccessibleName('Country: Austria +43');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('+436641234567');
});

it('accepts a suggestion of a phone’s keyboard', () => {
  const { field, country } = mount();
  const data = '+436641234567';
  fireEvent.input(field, { target: { value: data }, inputType: 'insertText', data });
  expect(country()).toHaveAccessibleName('Country: Austria +43');
});

it('follows a typed country code, and shows the complete number in national format', async () => {
  const { user, field, country } = mount();
  await user.type(field, '+4915123456789');
  expect(field).toHaveValue('+49 1512 3456789');
  expect(country()).toHaveAccessibleName('Country: Germany +49');
  await user.tab();
  expect(field).toHaveValue('01512 3456789');
});

it('leaves the text alone while it is corrected in the middle', async () => {
  const { user, field, onSubmit } = mount();
  await user.type(field, '2025550125');
  await user.type(field, '{Backspace}');
  expect(field).toHaveValue('(202) 555-012');
  await user.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 3 });
  expect(field).toHaveValue('(292) 555-012');
  await user.type(field, '5{Enter}', { initialSelectionStart: 13 });
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('+12925550125');
});

it('chooses no country by the Enter that ends a composition, which Safari reports by its code alone', async () => {
  const { user, country } = mount();
  await user.click(country());
  const search = screen.getByRole('combobox', { name: 'Search' });
  await user.type(search, 'germany');
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
  expect(search).toBeVisible();
  await user.keyboard('{Enter}');
  expect(country()).toHaveAccessibleName('Country: Germany +49');
});

it('does not touch the text while an input method is composing', () => {
  const { field } = mount();
  fireEvent.input(field, {
    target: { value: '２０２５５５０１２５' },
    isComposing: true,
    inputType: 'insertCompositionText',
  });
  expect(field).toHaveValue('２０２５５５０１２５');
  fireEvent.blur(field);
  expect(field).toHaveValue('(202) 555-0125');
});

it.each([
  ['', 'required'],
  ['0151', 'incomplete'],
  ['2'.repeat(40), 'incomplete'],
  ['call me', 'unreadable'],
])('refuses %j as %s at the field until it is corrected', async (typed, problem) => {
  const { user, field, onSubmit } = mount();
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(problem);
  await user.clear(field);
  await user.paste('+12025550125');
  expect(field).not.toBeInvalid();
});

it('has a list of countries that is used by keyboard alone', async () => {
  const { user, field, country, onSubmit } = mount();
  await user.type(field, '0151 23456789');
  await user.tab({ shift: true });
  expect(country()).toHaveFocus();
  await user.keyboard('{Enter}');
  const search = screen.getByRole('combobox', { name: 'Search' });
  expect(search).toHaveFocus();
  expect(country()).toHaveAttribute('aria-expanded', 'true');
  const active = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
  expect(active()).toHaveTextContent('United States');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('ger');
  expect(active()).toHaveTextContent('Germany');
  await user.keyboard('{ArrowDown}');
  expect(active()).not.toHaveTextContent('Germany');
  await user.keyboard('{ArrowUp}{PageUp}{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('01512 3456789');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('+4915123456789');
});

it('closes the list by Escape without closing what is around it, and by leaving it', async () => {
  const onKeyDown = vi.fn();
  const { user, country } = mount();
  document.addEventListener('keydown', onKeyDown);
  await user.click(country());
  onKeyDown.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(country()).toHaveFocus();
  expect(onKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
  await user.click(country());
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('opens and closes the list by its button, and says when no country matches', async () => {
  const { user, country } = mount();
  await user.click(country());
  await user.keyboard('atlantis{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No country');
  await user.click(country());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(country()).toHaveAccessibleName('Country: United States +1');
});

it('chooses a country by a click, and replaces the country code of a number', async () => {
  const { user, field, country } = mount();
  await user.type(field, '+49 151');
  await user.click(country());
  await user.click(screen.getByText('Austria'));
  expect(country()).toHaveAccessibleName('Country: Austria +43');
  expect(field).toHaveValue('151');
});

it('offers the allowed countries only, and refuses numbers of others', async () => {
  const isOffered = (country: string) => country === 'DE' || country === 'AT';
  const { user, field, country } = mount({ isOffered, regions: ['en-US', 'de'] });
  expect(country()).toHaveAccessibleName('Country: Germany +49');
  await user.click(country());
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.keyboard('{Escape}');
  await user.type(field, '+12025550125{Enter}');
  expect(field).toHaveAccessibleDescription('notOffered');
});

it('starts with the country of a given number', () => {
  const { field, country } = mount({ defaultValue: '+4915123456789' });
  expect(field).toHaveValue('01512 3456789');
  expect(country()).toHaveAccessibleName('Country: Germany +49');
});
