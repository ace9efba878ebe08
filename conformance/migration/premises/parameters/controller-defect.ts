import type { Defect } from '../../../core/check/defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';

/** A DAO whose controller is not of the kind that `useUController` names. */
export function controllerDefect<R extends string>(
  dao: DaoOnChain,
  reasons: { readonly universal: R; readonly own: R },
): Defect<R> | undefined {
  const { owners, controller, scene } = dao;
  const owner = controller?.address ?? owners.avatar;
  const isUniversal = isSameAddress(owner, scene.base.UController);
  const wanted = dao.params.useUController === true;
  if (isUniversal === wanted) return undefined;
  return {
    reason: wanted ? reasons.universal : reasons.own,
    expected: wanted ? `the UController of the base, ${scene.base.UController}` : 'a controller of its own',
    actual: isUniversal ? `the UController of the base, ${owner}` : `${owner}`,
    at: `the controller of the avatar ${dao.avatar}`,
  };
}
