import { coreContract } from '../../../src/reference/migration/core/core-package.ts';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';

const MORE = ['Auction4Reputation', 'Locking4Reputation', 'ExternalLocking4Reputation'];

export default variant<Parts>({
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
