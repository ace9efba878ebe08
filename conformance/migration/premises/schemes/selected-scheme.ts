/** Schemes that the parameters select (the interface document, "Migration parameters": schemes). */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { permissionsText, type SchemeName } from '../../oracle/schemes/permissions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { fullDaoOnChain } from '../dao/all-daos.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { requireParams } from '../parameters/required-params.ts';
import { missingSchemeDefect } from './missing-scheme.ts';
import { daosWithReadableSchemes } from './readable-schemes.ts';

export const SELECTION_REASONS = {
  missing: 'the scheme is selected, but the DAO does not have it',
  unasked: 'the scheme is not selected, but the DAO has it',
};
export const OTHER_SELECTION_REASONS = {
  failed: 'a DAO in which the scheme is selected otherwise than in the plain DAO cannot be migrated',
  ...SELECTION_REASONS,
};

/** A DAO that lacks a selected scheme, or has one that is not selected. */
export function selectionDefect(dao: DaoOnChain, name: SchemeName): Defect<'missing' | 'unasked'> | undefined {
  const isSelected = dao.params.schemes[name] === true;
  const scheme = dao.schemes.named.get(name);
  if (isSelected) return scheme ? undefined : missingSchemeDefect(dao, name);
  if (!scheme) return undefined;
  return {
    reason: 'unasked',
    expected: `no ${name}: in \`schemes\` it is ${dao.params.schemes[name]}`,
    actual: `${scheme.address} with permissions ${permissionsText(scheme.permissions ?? 0n)}`,
    at: `the controller ${dao.controller?.address}`,
  };
}

/** The DAOs whose schemes can be read. At least one of them selects the scheme. */
export async function requireDaosWithScheme(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  name: SchemeName,
): Promise<readonly DaoOnChain[]> {
  requireParams(tool, t, 'schemes', name);
  const daos = await daosWithReadableSchemes(t);
  if (daos.length === 0) t.inconclusive('no controller of the DAOs can be read');
  if (!daos.some(({ params }) => params.schemes[name])) await t.use(fullDaoOnChain);
  return daos;
}
