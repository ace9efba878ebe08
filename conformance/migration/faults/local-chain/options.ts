import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const NAMED = { names: { localChain: { mnemonic: 'mnemonic', accounts: 'count', port: 'port' } } };

export const localChainIgnoresTheMnemonic = migrationFault({
  text: 'takes no mnemonic for its local chain',
  breaks: 'MIG-LC-004',
  caughtBy: ['migration/local-chain/options#mnemonic'],
  needs: NAMED,
  install: (parts) => {
    const { server, provider } = parts.localChain;
    return withMigrationParts(parts, {
      localChain: {
        server: ({ mnemonic: _, ...options } = {}) => server(options),
        provider: ({ mnemonic: _, ...options } = {}) => provider(options),
      },
    });
  },
});

export const localProviderIgnoresItsOptions = migrationFault({
  text: 'takes no number of accounts for the provider of its local chain',
  breaks: 'MIG-LC-004',
  caughtBy: ['migration/local-chain/options#accounts'],
  needs: NAMED,
  install: (parts) => {
    const { server, provider } = parts.localChain;
    return withMigrationParts(parts, {
      localChain: { server, provider: ({ count: _, ...options } = {}) => provider(options) },
    });
  },
});

export const localServerListensElsewhere = migrationFault({
  text: 'listens at another port than the options of its local chain say',
  breaks: 'MIG-LC-004',
  caughtBy: ['migration/local-chain/options#port'],
  needs: NAMED,
  install: (parts) => {
    const { server, provider } = parts.localChain;
    return withMigrationParts(parts, {
      localChain: { provider, server: (options = {}) => server({ ...options, port: 0 }) },
    });
  },
});

export const localChainRefusesOptions = migrationFault({
  text: 'opens no local chain with a mnemonic',
  breaks: 'MIG-LC-004',
  caughtBy: ['migration/local-chain/options#refused'],
  needs: NAMED,
  install: (parts) => {
    const { server, provider } = parts.localChain;
    return withMigrationParts(parts, {
      localChain: {
        provider,
        server: (options = {}) => {
          if (options.mnemonic !== undefined) throw new Error('a mnemonic is not taken');
          return server(options);
        },
      },
    });
  },
});
