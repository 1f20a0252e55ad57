import { createStore, type StoreApi } from 'zustand/vanilla';
import { getInsights, getRecommendations } from '../../../../api/security-centre';
import type { GetInsightsResponse, GetRecommendationsResponse, SecurityInsight } from '../../../../contract';
import type { SecurityRecommendation } from '../../../../contract/security-centre';
import type { HttpClient } from '../../../../core/http-client';
import { type Loaded, loadedOf } from '../../../parts/loaded';
import { isKnownInsight } from './insights/insight-texts';
import { isKnownRecommendation } from './recommendations/recommendation-texts';

/** The security score of the account, of 100, and what raises it, most urgent first. */
export interface Advice {
  score: number;
  recommendations: readonly SecurityRecommendation[];
}

/** What the service says about the security of the account. The actions never reject. */
export interface CentreStore {
  advice: Loaded<Advice>;
  insights: Loaded<readonly SecurityInsight[]>;
  loadRecommendations(): Promise<void>;
  loadInsights(): Promise<void>;
  /** Loads both again after a change, while the current ones are shown. */
  reload(): Promise<void>;
}

/**
 * Creates the store of the score, its recommendations and the insights. They fail apart from each other.
 *
 * @see Portal spec §3 "Security centre", §7 "Security centre and audits"
 */
export function createCentreStore(http: HttpClient): StoreApi<CentreStore> {
  return createStore<CentreStore>()((set) => {
    const readAdvice = latestOf(
      () => getRecommendations(http).then(adviceOf),
      (advice) => set({ advice }),
    );
    const readInsights = latestOf(
      () => getInsights(http).then(insightsOf),
      (insights) => set({ insights }),
    );
    return {
      advice: { phase: 'loading' },
      insights: { phase: 'loading' },

      loadRecommendations: () => {
        set({ advice: { phase: 'loading' } });
        return readAdvice();
      },

      loadInsights: () => {
        set({ insights: { phase: 'loading' } });
        return readInsights();
      },

      reload: async () => {
        await Promise.all([readAdvice(), readInsights()]);
      },
    };
  });
}

/** Returns a function that reads and shows the result, unless a newer call has begun. */
function latestOf<Data>(read: () => Promise<Data>, show: (loaded: Loaded<Data>) => void): () => Promise<void> {
  let latest = 0;
  return async () => {
    latest += 1;
    const attempt = latest;
    const loaded = await loadedOf(read());
    if (attempt === latest) show(loaded);
  };
}

/** A malformed score must not be shown as a good one. A code that the contract does not name has no text and no remedy. */
function adviceOf({ scoring, recommendations }: GetRecommendationsResponse): Advice {
  const score: unknown = scoring?.score;
  if (typeof score !== 'number' || !(score >= 0 && score <= 100)) throw new TypeError('The security score is unknown');
  return { score: Math.round(score), recommendations: recommendations.items.filter(isKnownRecommendation) };
}

function insightsOf({ insights }: GetInsightsResponse): SecurityInsight[] {
  return insights.items.filter(isKnownInsight);
}
