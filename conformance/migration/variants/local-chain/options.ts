import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

interface Nested {
  readonly wallet?: { readonly mnemonic?: string; readonly totalAccounts?: number };
  readonly server?: { readonly port?: number };
}
const flat = ({ wallet, server }: Nested = {}) => ({
  ...(wallet?.mnemonic === undefined ? {} : { mnemonic: wallet.mnemonic }),
  ...(wallet?.totalAccounts === undefined ? {} : { count: wallet.totalAccounts }),
  ...(server?.port === undefined ? {} : { port: server.port }),
});

export const nestedChainOptions = migrationVariant({
  text: 'takes the options of its local chain in objects, as its names say',
  cites: 'Interface, "Library (`StackMigration`)": options of the local chain emulator',
  needs: {
    names: { localChain: { mnemonic: 'wallet.mnemonic', accounts: 'wallet.totalAccounts', port: 'server.port' } },
    looks: ['migration/local-chain/**'],
  },
  install: (parts) => {
    const { server, provider } = parts.localChain;
    return withMigrationParts(parts, {
      localChain: {
        server: (options) => server(flat(options as Nested)),
        provider: (options) => provider(flat(options as Nested)),
      },
    });
  },
});
