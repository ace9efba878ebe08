/** Whether a DAO was created as it was asked for. */

import type { Defect } from '../../../core/check/defect.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';

export function creatorDefect<R extends string>(dao: DaoOnChain, reasons: { readonly lacks: R; readonly has: R }) {
  const wanted = dao.params.useDaoCreator === true;
  if (dao.created === wanted) return undefined;
  return {
    reason: wanted ? reasons.lacks : reasons.has,
    expected: wanted ? 'created by the DaoCreator of the base' : 'no part of the DaoCreator in it',
    actual: dao.created ? 'the DaoCreator created it, or was called' : 'the DaoCreator does not know of it',
    at: `the avatar ${dao.avatar}, DaoCreator ${dao.scene.base.DaoCreator}`,
  } satisfies Defect<R>;
}
