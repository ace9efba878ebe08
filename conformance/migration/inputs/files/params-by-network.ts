import type { DaoParams } from '../parameters/dao-params.ts';
import { OTHER_VOTING, PLAIN_PARAMS, PLAIN_VOTING } from '../parameters/plain-parameters.ts';

/** Parameters of several networks. They differ from each other and from the plain ones, so that the used ones show. */
export const PARAMS_BY_NETWORK: Readonly<Record<'default' | 'private' | 'kovan' | 'rinkeby', Partial<DaoParams>>> = {
  default: { ...PLAIN_PARAMS, orgName: 'Of Default', tokenName: 'Token Of Default' },
  private: { orgName: 'Of Private' },
  kovan: { orgName: 'Of Kovan', tokenSymbol: 'KOV' },
  rinkeby: { tokenName: 'Token Of Rinkeby', VotingMachinesParams: [OTHER_VOTING, PLAIN_VOTING] },
};
