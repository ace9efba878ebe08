/** Whether the controller of a DAO is the one that was asked for. */

import type { Defect } from '../../../core/check/defect.ts';
import { sameIgnoringCase } from '../../oracle/comparison/same-ignoring-case.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';

/** Whether the controller is the one that was asked for. */
export function controllerDefect<R extends string>(
  dao: DaoOnChain,
  reasons: { readonly universal: R; readonly own: R },
) {
  const { owners, controller, scene } = dao;
  const found = controller?.address ?? owners.avatar;
  const universal = sameIgnoringCase(found, scene.base.UController);
  const wanted = dao.params.useUController === true;
  if (universal === wanted) return undefined;
  return {
    reason: wanted ? reasons.universal : reasons.own,
    expected: wanted ? `the UController of the base, ${scene.base.UController}` : 'a controller of its own',
    actual: universal ? `the UController of the base, ${found}` : `${found}`,
    at: `the controller of the avatar ${dao.avatar}`,
  } satisfies Defect<R>;
}
