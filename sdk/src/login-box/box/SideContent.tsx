import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../app/context';
import { loginSide } from '../../metadata/locales/en/login-side';
import { Icon } from '../../ui/Icon';
import type { PieceContent } from '../piece';
import { SideArt } from './SideArt';
import css from './side.css?inline';

/** Everything a split layout may show beside the box: title, values, logos, a testimonial (contract: metadata §6.1). */
function SideContent() {
  const layout = useStore(useApp().metadata, (metadata) => metadata.document.themeV2?.loginBox?.layout);
  const elements = layout?.splitModeElements;
  const active = elements?.activeElements;
  const shown = [active?.element1, active?.element2];
  return (
    <>
      <SideArt />
      <div className="portico-side-content">
        {active?.titleDescription !== false && <SideTitle />}
        {shown.includes('values') && <Values />}
        {shown.includes('testimonials') && <Testimonial portrait={elements?.testimonials?.testimonial1} />}
        {shown.includes('logos') && <Logos images={Object.values(elements?.logos?.logos ?? {})} />}
      </div>
    </>
  );
}

function SideTitle() {
  const t = useTranslate();
  const key = 'loginBox.login.splitLogin.titleDescriptionComponent';
  return (
    <div>
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

function Testimonial({ portrait }: { portrait: string | undefined }) {
  const t = useTranslate();
  const key = 'loginBox.login.splitLogin.testimonialComponent.testimonial1';
  return (
    <figure className="portico-side-testimonial">
      <blockquote>{t(`${key}.text`)}</blockquote>
      <figcaption>
        {portrait && <img src={portrait} alt="" />}
        <span>
          <strong>{t(`${key}.label`)}</strong>
          <span>{t(`${key}.subtitle`)}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Logos({ images }: { images: readonly (string | undefined)[] }) {
  return (
    <div className="portico-side-logos">{images.map((image) => image && <img key={image} src={image} alt="" />)}</div>
  );
}

/** What a split layout downloads. */
export const sideContent: PieceContent<object> = { component: SideContent, texts: { loginBox: loginSide }, css };
