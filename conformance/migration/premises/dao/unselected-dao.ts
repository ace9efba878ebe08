import { CALL_TARGETS } from '../../inputs/parameters/scheme-values.ts';
import { featuredDao } from './featured-dao.ts';

/**
 * A DAO whose parameters have a section for each scheme that `schemes` does not select. The document says of a section that it
 * is needed only where its scheme is used, and not that it may stay: a tool may refuse it.
 */
export const unselectedDao = featuredDao('unselected-dao', 'Unselected Organisation', [
  {
    reason: 'rewards',
    change: { schemes: { ContributionReward: false }, ContributionReward: [{ voteParams: 1 }] },
    open: true,
  },
  {
    reason: 'generic',
    change: {
      schemes: { GenericScheme: false },
      GenericScheme: [{ targetContract: CALL_TARGETS[0], voteParams: 1 }],
    },
    needs: 'GenericScheme',
    open: true,
  },
]);
