import { type ReactElement, useContext } from 'react';
import { useApp, useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { loginSide, signUpSide } from '../../metadata/locales/en/login-side';
import { Icon } from '../../ui/Icon';
import { PageTexts } from '../runtime/page-texts/PageTexts';
import { signUpTextKeys } from '../runtime/page-texts/sign-up-text-keys';
import { pictureAddress } from '../runtime/picture-address';
import { BoxPageContext, useBoxOption } from './box-options';
import { SideArt } from './SideArt';
import { SideTestimonials } from './SideTestimonials';
import css from './side.css?inline';

/** What a split layout shows next to the box; the sign-up page may have its own texts for it. */
function SideContent() {
  const app = useApp();
  const page = useContext(BoxPageContext);
  if (page !== 'signup') return <Side />;
  return (
    <PageTexts keys={signUpTextKeys(app)}>
      <Side />
    </PageTexts>
  );
}

/** The elements that the theme enables: title, values, logos, testimonials (contract: metadata §6.1). */
function Side() {
  const { showDivider, showTitleDivider, activeElements } = useBoxOption('layout')?.splitModeElements ?? {};
  const titled = activeElements?.titleDescription !== false;
  const { element1, element2 } = activeElements ?? {};
  return (
    <>
      <SideArt />
      <div className="portico-side-content">
        {titled && <SideTitle />}
        {titled && showTitleDivider && <hr className="portico-side-divider" />}
        {element1 && sideElements[element1]}
        {element1 && element2 && showDivider && <hr className="portico-side-divider" />}
        {element2 && element2 !== element1 && sideElements[element2]}
      </div>
    </>
  );
}

const sideElements: Readonly<Record<'values' | 'testimonials' | 'logos', ReactElement>> = {
  values: <Values />,
  testimonials: <SideTestimonials />,
  logos: <Logos />,
};

function SideTitle() {
  const t = useTranslate();
  const part = (name: TitlePart) => t(`loginBox.login.splitLogin.titleDescriptionComponent.${name}`);
  return (
    <div className="portico-side-heading">
      <p className="portico-side-title">
        <span>{part('titleBeforeCompanyName')}</span> <strong>{part('companyName')}</strong>{' '}
        <span>{part('titleAfterCompanyName')}</span>
      </p>
      <p className="portico-side-text">{part('description')}</p>
    </div>
  );
}

type TitlePart = keyof typeof loginSide.login.splitLogin.titleDescriptionComponent;

const valueNames = ['value1', 'value2', 'value3', 'value4'] as const;

function Values() {
  const t = useTranslate();
  const values = valueNames.map((name) => t(`loginBox.login.splitLogin.valuesComponent.${name}`)).filter(Boolean);
  return (
    <ul className="portico-side-values">
      {values.map((value) => (
        <li key={value}>
          <Icon name="check" size={20} />
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

function Logos() {
  const { layout = 'horizontal', logos = {} } = useBoxOption('layout')?.splitModeElements?.logos ?? {};
  const images = Object.values(logos).map(pictureAddress);
  return (
    <div className="portico-side-logos" data-layout={layout}>
      {images.map((image) => image && <img key={image} src={image} alt="" />)}
    </div>
  );
}

/** The lazy component's content, loaded only for split layouts. */
export const content: LazyContent<object> = {
  component: SideContent,
  texts: { loginBox: { ...loginSide, signup: signUpSide } },
  css,
};
