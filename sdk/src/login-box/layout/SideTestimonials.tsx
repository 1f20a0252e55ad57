import { useState } from 'react';
import { useTranslate } from '../../app/context';
import { Icon } from '../../ui/Icon';
import { pictureAddress } from '../runtime/picture-address';
import { useBoxOption } from './box-options';

const names = ['testimonial1', 'testimonial2', 'testimonial3', 'testimonial4', 'testimonial5'] as const;

/**
 * Testimonials, one at a time: those with a picture in the theme, otherwise the first. They change only when the user
 * presses a control: a carousel that changes by itself is too fast for slow readers.
 */
export function SideTestimonials() {
  const pictures = useBoxOption('layout')?.splitModeElements?.testimonials ?? {};
  const [shown, setShown] = useState(0);
  const pictured = names.filter((name) => pictureAddress(pictures[name]));
  const offered = pictured.length > 0 ? pictured : names.slice(0, 1);
  const name = offered[Math.min(shown, offered.length - 1)] ?? 'testimonial1';
  return (
    <div className="portico-side-testimonials">
      <Testimonial key={name} name={name} picture={pictureAddress(pictures[name])} />
      {offered.length > 1 && <Pager count={offered.length} shown={offered.indexOf(name)} onShow={setShown} />}
    </div>
  );
}

function Testimonial({ name, picture }: { name: (typeof names)[number]; picture: string | undefined }) {
  const t = useTranslate();
  const part = (what: 'text' | 'label' | 'subtitle') =>
    t(`loginBox.login.splitLogin.testimonialComponent.${name}.${what}`);
  return (
    <figure className="portico-side-testimonial" aria-live="polite">
      <span className="portico-side-quotes" aria-hidden="true">
        “
      </span>
      <blockquote>{part('text')}</blockquote>
      <figcaption>
        {picture && <img src={picture} alt="" />}
        <span>
          <strong>{part('label')}</strong>
          <span className="portico-side-subtitle">{part('subtitle')}</span>
        </span>
      </figcaption>
    </figure>
  );
}

interface PagerProps {
  count: number;
  shown: number;
  onShow: (index: number) => void;
}

/** One dot per testimonial, between the buttons "previous" and "next". */
function Pager({ count, shown, onShow }: PagerProps) {
  const t = useTranslate();
  const key = 'loginBox.login.splitLogin.testimonialComponent';
  const move = (by: number) => onShow((shown + by + count) % count);
  return (
    <div className="portico-side-pager">
      <button type="button" className="portico-side-arrow" aria-label={t(`${key}.previous`)} onClick={() => move(-1)}>
        <Icon name="back" size={20} />
      </button>
      <div className="portico-side-dots">
        {[...Array(count).keys()].map((index) => (
          <button
            key={index}
            type="button"
            aria-label={t(`${key}.show`, { number: index + 1, total: count })}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
          >
            <span className="portico-side-dot" />
          </button>
        ))}
      </div>
      <button type="button" className="portico-side-arrow" aria-label={t(`${key}.next`)} onClick={() => move(1)}>
        <Icon name="next" size={20} />
      </button>
    </div>
  );
}
