import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const releasesInAnotherOrder = migrationVariant({
  text: 'releases to all networks by one command, the last network first',
  cites: 'Interface, "Release environment variables"',
  needs: { names: { commands: { release: 'release --force' } }, looks: ['migration/release/**'] },
  install: (parts) =>
    withMigrationParts(parts, { releasedNetworks: (env) => parts.releasedNetworks(env).toReversed() }),
});

export const releasesOneNetwork = migrationVariant({
  text: 'releases to the network that the command names',
  cites: 'Interface, "Release environment variables"',
  needs: { names: { commands: { release: 'release {network} --force' } }, looks: ['migration/release/**'] },
  install: (parts) => withMigrationParts(parts, { releaseOf: (network, env) => parts.releaseOf(network, env) }),
});
