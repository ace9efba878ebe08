import { Interface, id } from 'ethers';
import { type Chain, type Deployer, MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const VIEWS = new Interface(['function orgName() view returns (string)']);
/** An avatar says so of itself when it comes to be. */
const TOPIC = id('OwnershipTransferred(address,address)');

/** Whether there is a DAO of that name. */
async function isTaken(chain: Chain, orgName: string): Promise<boolean> {
  const filter = { fromBlock: '0x0', toBlock: 'latest', topics: [TOPIC] };
  const logs = await chain.request<readonly { address: string }[]>('eth_getLogs', filter);
  const names = [...new Set(logs.map(({ address }) => address))].map((address) =>
    chain.view(address, VIEWS, 'orgName').catch(() => undefined),
  );
  return (await Promise.all(names)).includes(orgName);
}

export const secondOfANameRefused = migrationVariant({
  text: 'refuses a second DAO of the same name, before it sends anything',
  cites: 'choice same-name: refused',
  needs: { declare: { 'same-name': 'refused' }, looks: ['migration/steps/namesake', 'migration/rerun/dao'] },
  install: (parts) => {
    /** What sends now, where it begins. */
    let begins: { deployer: Deployer; chain: Chain } | undefined;
    return withMigrationParts(parts, {
      deployer: (sending) => {
        const deployer = parts.deployer(sending);
        begins = sending.journal.sent.size === 0 ? { deployer, chain: sending.chain } : undefined;
        return deployer;
      },
      deployDao: async (plan) => {
        const { orgName } = plan.params;
        if (plan.deployer === begins?.deployer && (await isTaken(begins.chain, orgName)))
          throw new MigrationError('params', `orgName: expected a name that no DAO has, found ${orgName}`);
        return parts.deployDao(plan);
      },
    });
  },
});
