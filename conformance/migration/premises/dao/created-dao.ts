import { manyFounders, withRepeatedFounder } from '../../inputs/parameters/many-founders.ts';
import { CALL_TARGETS, PRESET_HASHES, votingShiftedBy } from '../../inputs/parameters/scheme-values.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { hasRoomyBlocks } from '../runs/shared-base.ts';
import { featuredDao } from './featured-dao.ts';

/** The known tool passes 20 founders to the creator first, and then 100 with each call. */
const createdFounders = (tool: MigrationTarget) => manyFounders(hasRoomyBlocks(tool) ? 121 : 25, 2);

/** A DAO that the DaoCreator creates. */
export const createdDao = featuredDao('created-dao', 'Käse & Söhne „№ 1“', [
  { reason: 'created', change: { useDaoCreator: true } },
  {
    reason: 'preset',
    change: { VotingMachinesParams: [votingShiftedBy(3000), { votingParamsHash: PRESET_HASHES[2] }] },
  },
  {
    reason: 'generic',
    change: (_tool, base) => ({
      VotingMachinesParams: [votingShiftedBy(3000), { votingParamsHash: PRESET_HASHES[2] }],
      schemes: { GenericScheme: true },
      GenericScheme: [{ targetContract: CALL_TARGETS[2], votingMachine: base.QuorumVote, voteParams: 1 }],
    }),
    needs: 'GenericScheme',
  },
  {
    reason: 'many',
    change: (tool) => ({ useDaoCreator: true, founders: createdFounders(tool) }),
  },
  {
    reason: 'twice',
    change: (tool) => ({ useDaoCreator: true, founders: withRepeatedFounder(createdFounders(tool)) }),
    open: true,
  },
]);
