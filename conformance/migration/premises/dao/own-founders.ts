import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationStage } from '../../target/stage.ts';

/** The number of founders in the default parameters of the known tool, and the reputation of each. */
const [COUNT, REPUTATION] = [6, 1000];

/** Plain parameters of a DAO whose founders are the chain's accounts, since a demo test may make the founders vote. */
export function paramsOfOwnFounders({ chain }: Pick<MigrationStage, 'chain'>): DaoParams {
  const founders = chain.accounts
    .slice(0, COUNT)
    .map(({ address }, i) => ({ address, tokens: 1000 + i, reputation: REPUTATION }));
  return { ...PLAIN_PARAMS, founders };
}
