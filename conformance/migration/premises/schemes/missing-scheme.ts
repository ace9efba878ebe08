import type { Defect } from '../../../core/check/defect.ts';
import type { SchemeName } from '../../oracle/schemes/permissions.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';

/** A selected scheme that is not registered. */
export const missingSchemeDefect = (dao: DaoOnChain, name: SchemeName): Defect<'missing'> => ({
  reason: 'missing',
  expected: `${name} registered with the controller ${dao.controller?.address}`,
  actual: `registered: ${dao.controller?.schemes.map(({ address }) => address).join(', ') || 'nothing'}`,
  at: `base.${name} ${dao.scene.base[name] ?? ''}`.trimEnd(),
});
