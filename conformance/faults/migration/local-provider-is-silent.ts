import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'answers nothing by the provider of its local chain',
  breaks: 'MIG-LC-002',
  caughtBy: ['migration/local-chain/provider#silent'],
  install: (parts) =>
    withMigrationParts(parts, {
      localChain: {
        ...parts.localChain,
        provider: (options) => ({
          ...parts.localChain.provider(options),
          request: () => Promise.reject(new Error('There is no answer')),
        }),
      },
    }),
});
