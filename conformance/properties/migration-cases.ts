import fc from 'fast-check';
import { daoParams } from './dao-params.ts';
import { MISTAKES } from './dao-params-mistakes.ts';
import { ODDITIES } from './dao-params-oddities.ts';
import { replaced } from './json-replaced.ts';
import { FOUNDERS, type MigrationCase, VOTED } from './migration-case.ts';
import { KEYS } from './migration-case-keys.ts';

/** Files by network. `default` is overridden member by member, not further in. */
const NETWORKS: readonly MigrationCase[] = (['private', 'kovan', 'rinkeby'] as const).map((network) => ({
  name: `network-${network}`,
  about: `by network: what is deployed on ${network}, where rinkeby has no entry`,
  kind: 'right',
  network,
  file: {
    default: { ...VOTED, orgName: 'Default' },
    private: { orgName: 'Private', founders: [FOUNDERS[1]] },
    kovan: { schemes: { UpgradeScheme: true }, noTrack: true },
  },
}));

/** Every case: those that are written by hand, and `random` ones that come from the seed. */
export function migrationCases(seed: bigint, random = 4): readonly MigrationCase[] {
  // fast-check's seeds have 32 bits.
  const by = Number(BigInt.asIntN(32, seed ^ (seed >> 32n)));
  const drawn = fc.sample(daoParams({ maxFounders: 8 }), { seed: by, numRuns: random });
  return [
    ...KEYS,
    ...NETWORKS,
    ...ODDITIES.map(({ name, about, at, value, beyondDouble }) => ({
      name: `odd-${name}`,
      about,
      kind: 'odd' as const,
      file: replaced(VOTED, at, value),
      ...(beyondDouble ? { beyondDouble } : {}),
    })),
    ...drawn.map((file, i) => ({
      name: `random-${i + 1}`,
      about: 'made by chance, from the seed',
      kind: 'right' as const,
      file,
    })),
    ...MISTAKES.map(({ name, about, at, value, reason, error = at, lenient }) => ({
      name: `wrong-${name.toLowerCase()}`,
      about,
      kind: 'wrong' as const,
      file: replaced(VOTED, at, value),
      error: { at: error, reason, ...(lenient ? { lenient } : {}) },
    })),
  ];
}
