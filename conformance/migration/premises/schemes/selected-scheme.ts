/** Whether each DAO has a scheme as it was selected. */
import type { Trial } from '../../../core/check/trial.ts';
import { permissionsText, type SchemeName } from '../../oracle/schemes/permissions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { fullDaoOnChain } from '../dao/all-daos.ts';
import { missingSchemeDefect } from './missing-scheme.ts';
import { daosWithReadableSchemes } from './readable-schemes.ts';

export const SELECTION_REASONS = {
  missing: 'the scheme is selected, and the DAO has not got it',
  unasked: 'the scheme is not selected, and the DAO has it',
};
export const OTHER_SELECTION_REASONS = {
  failed: 'a DAO in which the scheme is selected otherwise than in the plain one cannot be migrated',
  ...SELECTION_REASONS,
};

/** Whether each DAO has a scheme as it was selected. */
export async function judgeSelectedScheme(
  t: Trial<MigrationTarget, keyof typeof SELECTION_REASONS>,
  name: SchemeName,
): Promise<void> {
  const daos = await daosWithReadableSchemes(t);
  if (daos.length === 0) t.inconclusive('no controller of the DAOs can be read');
  // Nothing is known of it where none that asks for it came to be.
  if (!daos.some(({ params }) => params.schemes[name])) await t.use(fullDaoOnChain);
  for (const dao of daos) {
    const [wanted, found] = [dao.params.schemes[name] === true, dao.schemes.named.get(name)];
    if (wanted && !found) t.judge(missingSchemeDefect(dao, name), dao.scene.run);
    const unasked = !wanted &&
      found && {
        reason: 'unasked' as const,
        expected: `no ${name}: \`schemes\` says ${dao.params.schemes[name]}`,
        actual: `${found.address} with permissions ${permissionsText(found.permissions ?? 0n)}`,
        at: `the controller ${dao.controller?.address}`,
      };
    t.judge(unasked || undefined, dao.scene.run);
  }
}
