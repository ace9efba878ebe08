import type { Defect } from '../../../core/check/defect.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';

/** A DAO that the DaoCreator created although `useDaoCreator` is false, or did not create although it is true. */
export function creatorDefect<R extends string>(
  dao: DaoOnChain,
  reasons: { readonly lacks: R; readonly has: R },
): Defect<R> | undefined {
  const wanted = dao.params.useDaoCreator === true;
  if (dao.created === wanted) return undefined;
  return {
    reason: wanted ? reasons.lacks : reasons.has,
    expected: wanted ? 'created by the DaoCreator of the base' : 'created without the DaoCreator',
    actual: dao.created ? 'the DaoCreator created it, or was called' : 'the DaoCreator has no event of it',
    at: `the avatar ${dao.avatar}, DaoCreator ${dao.scene.base.DaoCreator}`,
  };
}
