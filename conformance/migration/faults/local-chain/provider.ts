import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const localProviderIsSilent = migrationFault({
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

export const localProviderNeverBegins = migrationFault({
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
