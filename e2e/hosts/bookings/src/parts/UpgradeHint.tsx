import { AuthorizedContent, CheckoutDialog, useAuthActions, useCheckoutDialog } from '@portico/sdk';
import { Sparkles } from 'lucide-react';
import type { PlanOffer } from '../api/types';
import { useLoaded } from '../api/use-loaded';
import { Notice } from './Notice';

interface UpgradeHintProps {
  title: string;
  text: string;
  /** Called once the tenant is on the new plan. */
  onUpgraded?: () => void;
}

/** Says that a feature is part of a more expensive plan. Users who may change the plan can do so at once. */
export function UpgradeHint({ title, text, onUpgraded }: UpgradeHintProps) {
  return (
    <Notice icon={<Sparkles size={20} strokeWidth={1.75} />} title={title} text={text}>
      <AuthorizedContent
        requiredPermissions={['fe.subscriptions.*']}
        render={(isAuthorized) =>
          isAuthorized ? (
            <Upgrade onUpgraded={onUpgraded} />
          ) : (
            <p className="quiet">Ask an admin of your team to upgrade.</p>
          )
        }
      />
    </Notice>
  );
}

function Upgrade({ onUpgraded }: Pick<UpgradeHintProps, 'onUpgraded'>) {
  const { value: offer } = useLoaded<PlanOffer>('/offer');
  const { requestAuthorize } = useAuthActions();
  const { open } = useCheckoutDialog();

  async function finish() {
    // The entitlements of the session are those of the old plan.
    await requestAuthorize();
    onUpgraded?.();
  }
  function buy({ id }: PlanOffer) {
    let isOrdered = false;
    CheckoutDialog.show({
      plan: id,
      onSuccess: () => {
        isOrdered = true;
      },
      // Not before: the dialog confirms the order first.
      onClose: () => {
        if (isOrdered) void finish();
      },
    });
  }
  return (
    <>
      <button
        type="button"
        className="button primary"
        disabled={open || !offer}
        onClick={() => {
          if (offer) buy(offer);
        }}
      >
        Upgrade to {offer?.name ?? 'Premium'}
      </button>
      <p className="quiet">{offer ? `${priceOf(offer)} a month, for the whole team` : ' '}</p>
    </>
  );
}

function priceOf({ amount, currency }: PlanOffer): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: 0 });
  return format.format(amount / 100);
}
