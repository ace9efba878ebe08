import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { OTHER_VOTING, PLAIN_PARAMS, PLAIN_VOTING } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { withName } from './dao-texts.ts';

/** A flag that is true in `default`, and false on a private chain. */
export const OVERRIDDEN_FLAG = 'unregisterOwner';

/** Parameters of several networks. They differ from each other and from the plain ones, so that the used ones show. */
export const paramsOfNetworks = (
  tool: Pick<MigrationTarget, 'has'>,
): Readonly<Record<'default' | 'private' | 'kovan' | 'rinkeby', Partial<DaoParams>>> => ({
  default: withName(tool, { ...PLAIN_PARAMS, tokenName: 'Token Of Default', [OVERRIDDEN_FLAG]: true }, 'Of Default'),
  private: withName(tool, { [OVERRIDDEN_FLAG]: false }, 'Of Private'),
  kovan: withName(tool, { tokenSymbol: 'KOV' }, 'Of Kovan'),
  rinkeby: { tokenName: 'Token Of Rinkeby', VotingMachinesParams: [OTHER_VOTING, PLAIN_VOTING] },
});
