import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const releaseReadsAnotherProvider = migrationFault({
  text: 'asks the provider of Rinkeby in a release to Kovan',
  breaks: 'MIG-RL-001',
  caughtBy: ['migration/release/providers#other'],
  needs: { names: { commands: { release: 'release {network} --force' } }, looks: ['migration/release/providers'] },
  install: (parts) =>
    withMigrationParts(parts, {
      releaseOf: (network, env) => ({
        ...parts.releaseOf(network, env),
        provider: parts.releaseOf(network === 'kovan' ? 'rinkeby' : network, env).provider,
      }),
    }),
});

export const releaseStopsAfterTheFirstNetwork = migrationFault({
  text: 'ends a release to all networks after the first, as a success',
  breaks: 'MIG-RL-001',
  caughtBy: ['migration/release/providers#unread'],
  needs: { names: { commands: { release: 'release --force' } }, looks: ['migration/release/providers'] },
  install: (parts) => withMigrationParts(parts, { releasedNetworks: (env) => parts.releasedNetworks(env).slice(0, 1) }),
});
