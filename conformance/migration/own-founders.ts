import type { Stage } from '../core/stage.ts';
import type { DaoParams } from '../properties/dao-params.ts';
import { PLAIN } from './params.ts';

/** How many founders the stock parameters of the known tool have, and the reputation of each. */
const [COUNT, REPUTATION] = [6, 1000];

/** Plain parameters of a DAO whose founders are the chain's accounts: a demo test may want those to vote. */
export function ownFounders({ chain }: Pick<Stage, 'chain'>): DaoParams {
  const founders = chain.accounts
    .slice(0, COUNT)
    .map(({ address }, i) => ({ address, tokens: 1000 + i, reputation: REPUTATION }));
  return { ...PLAIN, founders };
}
