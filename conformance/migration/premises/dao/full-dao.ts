import { PLAIN_VOTING } from '../../inputs/parameters/plain-parameters.ts';
import { CALL_TARGETS, votingShiftedBy } from '../../inputs/parameters/scheme-values.ts';
import { featuredDao } from './featured-dao.ts';

/** A DAO that the DaoCreator creates, with the universal controller and every scheme. */
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
]);
