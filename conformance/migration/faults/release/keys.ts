import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const releaseIgnoresThePrivateKey = migrationFault({
  text: 'releases by its built-in key, whatever the variable says',
  breaks: 'MIG-RL-002',
  caughtBy: ['migration/release/keys#other'],
  needs: { names: { commands: { release: 'release {network} --force' } }, looks: ['migration/release/**'] },
  install: (parts) => withMigrationParts(parts, { accountOf: (_secret, from) => parts.accountOf({}, from) }),
});

export const releaseSharesOneKey = migrationFault({
  text: 'releases to every network by the key of Kovan',
  breaks: 'MIG-RL-002',
  caughtBy: ['migration/release/keys#other'],
  needs: { names: { commands: { release: 'release --force' } }, looks: ['migration/release/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      releaseOf: (network, env) => ({
        ...parts.releaseOf(network, env),
        privateKey: parts.releaseOf('kovan', env).privateKey,
      }),
    }),
});
