import type { ReactElement } from 'react';
import { useTranslate } from '../../app/context';
import { loginSide } from '../../metadata/locales/en/login-side';
import { Icon } from '../../ui/Icon';
import type { PieceContent } from '../piece';
import { useBoxOption } from './box-options';
import { pictureAddress } from './picture-address';
import { SideArt } from './SideArt';
import { SideTestimonials } from './SideTestimonials';
import css from './side.css?inline';

/** Everything a split layout may show beside the box: title, values, logos, testimonials (contract: metadata §6.1). */
function SideContent() {
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
  const key = 'loginBox.login.splitLogin.titleDescriptionComponent';
  return (
    <div className="portico-side-heading">
      <p className="portico-side-title">
        {t(`${key}.titleBeforeCompanyName`)} <strong>{t(`${key}.companyName`)}</strong>{' '}
        {t(`${key}.titleAfterCompanyName`)}
      </p>
      <p className="portico-side-text">{t(`${key}.description`)}</p>
    </div>
  );
}

const valueNames = ['value1', 'value2', 'value3', 'value4'] as const;

function Values() {
  const t = useTranslate();
  const values = valueNames.map((name) => t(`loginBox.login.splitLogin.valuesComponent.${name}`)).filter(Boolean);
  return (
    <ul className="portico-side-values">
      {values.map((value) => (
        <li key={value}>
          <Icon name="check" size={20} />
          {value}
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

/** What a split layout downloads. */
export const sideContent: PieceContent<object> = { component: SideContent, texts: { loginBox: loginSide }, css };
