import { LARGEST_VOTING, LONG_NAMES, SMALLEST_VOTING } from '../../inputs/parameters/edge-values.ts';
import { PLAIN_VOTING } from '../../inputs/parameters/plain-parameters.ts';
import { CALL_TARGETS, votingShiftedBy } from '../../inputs/parameters/scheme-values.ts';
import { featuredDao } from './featured-dao.ts';

/**
 * A DAO that the DaoCreator creates, with the universal controller, every scheme, and values at their edges. The document states
 * no limits of them, and so a tool may have some.
 */
export const fullDao = featuredDao('full-dao', 'Full Organisation', [
  {
    reason: 'both',
    change: { useDaoCreator: true, useUController: true },
    needs: 'UController',
  },
  {
    reason: 'tracked',
    change: { useDaoCreator: true, noTrack: false },
  },
  {
    reason: 'constraints',
    change: { schemes: { GlobalConstraintRegistrar: true } },
  },
  {
    reason: 'generic',
    change: {
      VotingMachinesParams: [votingShiftedBy(4000), PLAIN_VOTING],
      schemes: { GenericScheme: true },
      GenericScheme: [{ targetContract: CALL_TARGETS[1] }],
    },
    needs: 'GenericScheme',
  },
  // ContributionReward votes by the second item, and GenericScheme by the first.
  { reason: 'edges', change: { VotingMachinesParams: [LARGEST_VOTING, SMALLEST_VOTING] }, open: true },
  { reason: 'long', change: LONG_NAMES, open: true },
]);
