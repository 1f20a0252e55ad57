import { type ReactNode, useId, useRef } from 'react';
import { CopyButton } from '../../../../app/CopyButton';
import { useTranslate } from '../../../../app/context';
import type { Webhook } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { ActiveSwitch } from '../ActiveSwitch';
import { useEventName } from '../use-event-name';

/** Where a webhook sends what, and whether it does. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const eventNameOf = useEventName();
  return (
    <section className="portico-card" aria-label={t('adminPortal.webhooks.factsLabel')}>
      <dl className="portico-webhook-facts">
        <Address url={webhook.url} />
        <Row title={t('adminPortal.webhooks.statusHeader')}>
          <ActiveSwitch webhook={webhook} />
        </Row>
        <Row title={t('adminPortal.webhooks.signatureLabel')}>
          {t(webhook.secret ? 'adminPortal.webhooks.signed' : 'adminPortal.webhooks.unsigned')}
        </Row>
        <Row title={t('adminPortal.webhooks.eventsHeader')}>
          <span className="portico-chips">
            {(webhook.eventKeys ?? []).map((key) => (
              <Chip key={key}>{eventNameOf(key)}</Chip>
            ))}
          </span>
        </Row>
      </dl>
    </section>
  );
}

function Address({ url }: { url: string }) {
  const t = useTranslate();
  const id = useId();
  const shown = useRef<HTMLElement>(null);
  return (
    <Row title={t('adminPortal.webhooks.addressHeader')} id={id}>
      <span className="portico-webhook-url">
        <code ref={shown} dir="ltr" translate="no">
          {url}
        </code>
        <CopyButton text={url} source={shown} labelledBy={id} />
      </span>
    </Row>
  );
}

function Row({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <div className="portico-webhook-fact">
      <dt id={id}>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
