import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'gives no provider of a local chain',
  breaks: 'MIG-LC-002',
  caughtBy: ['migration/local-chain/provider#closed'],
  install: (parts) =>
    withMigrationParts(parts, {
      localChain: {
        ...parts.localChain,
        provider: () => {
          throw new Error('There is no local chain');
        },
      },
    }),
});
