import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const localProviderHasOtherContracts = migrationFault({
  text: 'has the same contract at every address by the provider of its local chain',
  breaks: 'MIG-LC-003',
  caughtBy: ['migration/local-chain/contracts#other'],
  install: (parts) =>
    withMigrationParts(parts, {
      localChain: {
        ...parts.localChain,
        provider: (options) => {
          const provider = parts.localChain.provider(options);
          let first: unknown;
          return {
            ...provider,
            request: (asked) => {
              if (asked.method !== 'eth_getCode') return provider.request(asked);
              first ??= asked.params?.[0];
              return provider.request({ ...asked, params: [first, 'latest'] });
            },
          };
        },
      },
    }),
});
