import { type ReactNode, useId } from 'react';

export interface StepCardProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** One card of a step: what it is about next to its content. Styled by `settings.css`. */
export function StepCard({ title, description, children }: StepCardProps) {
  const id = useId();
  return (
    <section className="portico-card portico-settings" aria-labelledby={id}>
      <div className="portico-settings-what">
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
      </div>
      <div className="portico-settings-fields">{children}</div>
    </section>
  );
}
