// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld } from '@portico/mock-backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AppContext } from '../../app/context';
import { createTestApp } from '../../app/test-app';
import type { PortalMetadata, ThemeOptions } from '../../metadata';
import { LoginBox } from '../LoginBox';

afterEach(cleanup);

type BoxTheme = NonNullable<ThemeOptions['loginBox']>;

const PICTURE = 'data:image/svg+xml,%3Csvg/%3E';

function mount(loginBox: BoxTheme, texts: PortalMetadata['localizations'] = {}, address = '/account/login') {
  const metadata: PortalMetadata = { themeV2: { loginBox }, localizations: texts };
  const app = createTestApp(createWorld({ latency: 0 }), { address, metadata });
  const { container, unmount } = render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  const find = (selector: string) =>
    waitFor(() => {
      const element = container.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`nothing is ${selector}`);
      return element;
    });
  return { container, unmount, find, user: userEvent.setup() };
}

const split = (elements: NonNullable<BoxTheme['layout']>['splitModeElements']): BoxTheme => ({
  layout: { type: 'float-left', splitModeElements: elements },
});

describe('around the box', () => {
  it.each(['center', 'float-left', 'float-right'] as const)('lays the page out %s', async (type) => {
    const { find, container } = mount({ layout: { type, splitSize: 35 } });
    await find(`.portico-page[data-layout="${type}"]`);
    expect(container.querySelectorAll('.portico-side')).toHaveLength(type === 'center' ? 0 : 1);
  });

  it('gives the side its share of the page', async () => {
    const { find } = mount({ layout: { type: 'float-left', splitSize: 35 } });
    expect((await find('.portico-page')).style.getPropertyValue('--portico-split')).toBe('35%');
  });

  it('puts the logo into the box or above it', async () => {
    const inBox = mount({ logo: { image: PICTURE, alt: 'Acme' } });
    expect(await inBox.find('.portico-box > .portico-logo > img')).toHaveAttribute('alt', 'Acme');
    cleanup();
    const onPage = mount({ logo: { image: PICTURE, placement: 'page' } });
    await onPage.find('.portico-main > .portico-logo > img');
  });

  it.each(['left', 'center', 'right'] as const)('aligns logo and headings %s', async (alignment) => {
    await mount({ logo: { alignment } }).find(`.portico-page[data-alignment="${alignment}"]`);
  });

  it('shows the favicon while the box is mounted', async () => {
    const { find, unmount } = mount({ logo: { favicon: '/acme.svg' } });
    await find('.portico-box');
    expect(document.querySelector('link[rel="icon"]')).toHaveAttribute('href', '/acme.svg');
    unmount();
    expect(document.querySelector('link[rel="icon"]')).toBeNull();
  });

  it('shows no favicon whose address could run code', async () => {
    await mount({ logo: { favicon: 'javascript:alert(1)' } }).find('.portico-box');
    expect(document.querySelector('link[rel="icon"]')).toBeNull();
  });

  it('shows the page title above the box on the login page only', async () => {
    const welcome = { login: { showLoginPageTitle: true, showLoginPageSubtitle: true } };
    expect(await mount(welcome).find('.portico-page-title')).toHaveTextContent('Welcome back');
    cleanup();
    const elsewhere = mount(welcome, {}, '/account/forget-password');
    await elsewhere.find('.portico-step');
    expect(elsewhere.container.querySelector('.portico-page-heading')).toBeNull();
  });

  it.each(['box', 'page', 'leftBottomCorner'] as const)(
    'shows the mark of the SDK at the place of the theme: %s',
    async (poweredByPlacement) => {
      await mount({ poweredByPlacement }).find(`.portico-powered-by[data-placement="${poweredByPlacement}"]`);
    },
  );

  it('lets one page differ from the whole box', async () => {
    const theme: BoxTheme = { docTitle: 'Acme', forgotPassword: { docTitle: 'Acme, help', logo: { image: null } } };
    await mount(theme).find('.portico-logo');
    expect(document.title).toBe('Acme');
    cleanup();
    const { find, container } = mount(theme, {}, '/account/forget-password');
    await find('.portico-step');
    expect(document.title).toBe('Acme, help');
    expect(container.querySelector('.portico-logo')).toBeNull();
  });
});

describe('next to the box', () => {
  it('shows values, logos and testimonials in the order that the theme gives them', async () => {
    const theme = split({
      activeElements: { element1: 'logos', element2: 'values' },
      logos: { layout: 'vertical', logos: { logo1: '/a.svg', logo2: 'javascript:alert(1)', logo3: '/c.svg' } },
      showDivider: true,
      showTitleDivider: true,
    });
    const { find } = mount(theme);
    const content = await find('.portico-side-content');
    expect([...content.children].map(({ className }) => className)).toEqual([
      'portico-side-heading',
      'portico-side-divider',
      'portico-side-logos',
      'portico-side-divider',
      'portico-side-values',
    ]);
    const logos = await find('.portico-side-logos');
    expect(logos).toHaveAttribute('data-layout', 'vertical');
    expect([...logos.children].map((image) => image.getAttribute('src'))).toEqual(['/a.svg', '/c.svg']);
  });

  it('omits the title if the theme says so', async () => {
    const { find, container } = mount(
      split({ activeElements: { titleDescription: false, element1: 'values' }, showTitleDivider: true }),
    );
    await find('.portico-side-values');
    expect(container.querySelector('.portico-side-heading, .portico-side-divider')).toBeNull();
  });

  it('shows another testimonial when the user presses a control', async () => {
    const { find, user } = mount(
      split({
        activeElements: { element1: 'testimonials' },
        testimonials: { testimonial1: PICTURE, testimonial3: PICTURE },
      }),
    );
    expect(await find('blockquote')).toHaveTextContent('before lunch');
    await user.click(screen.getByRole('button', { name: 'Next quote' }));
    expect(await find('blockquote')).toHaveTextContent('manage their own people');
    expect(screen.getByRole('button', { name: 'Show quote 2 of 2' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Show quote 1 of 2' }));
    expect(await find('blockquote')).toHaveTextContent('before lunch');
  });

  it('lets a page override the content next to the box', async () => {
    const theme: BoxTheme = {
      ...split({ activeElements: { element1: 'values' } }),
      forgotPassword: { layout: { splitModeElements: { activeElements: { element1: 'testimonials' } } } },
    };
    await mount(theme, {}, '/account/forget-password').find('.portico-side-testimonial');
  });
});

describe('terms', () => {
  const both = { terms: { enabled: true }, privacy: { enabled: true } };
  const links = {
    en: { loginBox: { login: { termsLink: 'https://acme.test/terms', privacyLink: 'javascript:alert(1)' } } },
  };

  it.each(['box', 'page'] as const)('are named below the form: %s', async (placement) => {
    const { find } = mount({ login: { disclaimer: { ...both, placement } } });
    const parent = placement === 'box' ? '.portico-box' : '.portico-main';
    expect(await find(`${parent} > .portico-disclaimer`)).toHaveTextContent(
      'By continuing you agree to our Terms of Service and Privacy Policy',
    );
  });

  it('link to the addresses in the texts, and to none that could run code', async () => {
    const { find } = mount({ login: { disclaimer: both } }, links);
    expect(await find('a[data-legal="terms"]')).toHaveAttribute('href', 'https://acme.test/terms');
    expect(await find('[data-legal="privacy"]')).not.toHaveAttribute('href');
  });

  it('are not named if none is enabled', async () => {
    const { find, container } = mount({ login: { disclaimer: { placement: 'page' } } });
    await find('.portico-step');
    expect(container.querySelector('.portico-disclaimer')).toBeNull();
  });
});

describe('a page before the form', () => {
  it('asks for a press, then for the address', async () => {
    const { user } = mount({ prestep: { enabled: true } });
    await screen.findByRole('heading', { name: 'Sign in to continue' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Email')).toHaveFocus();
  });
});
