/** That a DAO has not a scheme. */

import type { SchemeName } from '../../oracle/schemes/permissions.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';

/** That a DAO has not a scheme. */
export const missingSchemeDefect = (dao: DaoOnChain, name: SchemeName) => ({
  reason: 'missing' as const,
  expected: `${name} registered with the controller ${dao.controller?.address}`,
  actual: `registered: ${dao.controller?.schemes.map(({ address }) => address).join(', ') || 'nothing'}`,
  at: `base.${name} ${dao.scene.base[name] ?? ''}`.trimEnd(),
});
