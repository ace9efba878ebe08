import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const localByTheIdOfGanache = migrationFault({
  text: 'takes a chain for local by the id 1337 alone',
  breaks: 'MIG-NW-001',
  caughtBy: ['migration/networks/local#name'],
  install: (parts) =>
    withMigrationParts(parts, {
      networkOf: (chainId, genesis) => (chainId === 31337 ? 'development' : parts.networkOf(chainId, genesis)),
    }),
});

export const refusesTheIdOfHardhat = migrationFault({
  text: 'refuses a local chain with the id 31337',
  breaks: 'MIG-NW-001',
  caughtBy: ['migration/networks/local#failed'],
  install: (parts) =>
    withMigrationParts(parts, {
      networkOf: (chainId, genesis) => {
        if (chainId === 31337) throw new Error('no network of this tool has the chain id 31337');
        return parts.networkOf(chainId, genesis);
      },
    }),
});
