import { coreContract } from '../../../../src/reference/migration/core/core-package.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const lower = (value: unknown): unknown => {
  if (typeof value === 'string') return /^0x[0-9a-f]{40}$/i.test(value) ? value.toLowerCase() : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(lower);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, lower(member)]));
};

export const addressesInLowerCase = migrationVariant({
  text: 'writes addresses in lower case',
  cites: 'EIP-55: the case of the digits is a checksum, and an address is the same without it',
  needs: {
    looks: ['migration/result/**', 'migration/rerun/**', 'migration/parameters/controller*'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      result: (step, deployed) => lower(parts.result(step, deployed)) as typeof deployed,
    }),
});

const MORE = ['Auction4Reputation', 'Locking4Reputation', 'ExternalLocking4Reputation'];

export const moreNamesInBase = migrationVariant({
  text: 'deploys more of the core package than the base has names',
  cites: 'Interface, "What the service does": the universal contracts of the core package, of which there may be more',
  needs: { looks: ['migration/contracts/**', 'migration/result/**', 'migration/steps/*-written'] },
  install: (parts) => ({
    ...parts,
    deployBase: async (deployer, core) => {
      const base = { ...(await parts.deployBase(deployer, core)) };
      for (const name of MORE) base[name] = await deployer.deploy(name, coreContract(core, name));
      return base;
    },
  }),
});
