/** Custom schemes of a DAO that the DaoCreator makes, which is who registers them. */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { permissionsText, readPermissions, storedPermissions } from '../oracle/permissions.ts';
import { type Controller, same } from './controller.ts';
import { AT, ENTRIES, type Masks, maskOf } from './custom-scheme-entries.ts';
import { parametersSet } from './custom-schemes-called.ts';
import { customSchemes } from './custom-schemes-found.ts';
import { itemsByCreator } from './items-by-creator.ts';
import { mayBeHidden, withCode } from './made.ts';
import type { Scene } from './play.ts';
import { told } from './told.ts';

/** What is wrong with how an entry is registered, whose contract is one of these. */
async function registrationDefect(
  entry: 'own' | 'shared' | 'there',
  all: readonly string[],
  { views, controller, masks }: Pick<Scene, 'views'> & { readonly controller: Controller; readonly masks: Masks },
): Promise<Defect<'unregistered' | 'other'> | undefined> {
  const { name } = ENTRIES[entry];
  const at = AT[entry];
  const found = controller.schemes.find(({ address }) => all.some((one) => same(one, address)));
  if (!found) {
    const what = entry === 'there' ? 'the contract at its `address`' : `a contract with the code of ${name}`;
    const expected = `${what} registered with the controller`;
    const actual = all.length === 0 ? 'no such contract' : 'it is not';
    return { reason: 'unregistered', expected, actual, at, breaks: entry === 'there' ? 'MIG-CS-010' : 'MIG-CS-002' };
  }
  const wanted = storedPermissions(readPermissions(maskOf(entry, masks))!);
  if (found.permissions !== wanted) {
    const actual = found.permissions === undefined ? 'nothing that can be read' : permissionsText(found.permissions);
    const defect = { expected: permissionsText(wanted), actual, at: `${at}.permissions` };
    return { reason: 'other', ...defect, breaks: 'MIG-CS-013' };
  }
  if (entry === 'own') return undefined;
  const hashes = (await parametersSet({ views }, all)).map(({ hash }) => hash);
  const [expected, actual] = [hashes.join(' or ') || 'a hash that was set', told(found.parameters)];
  return hashes.includes(actual) ? undefined : { reason: 'other', expected, actual, at, breaks: 'MIG-CS-004' };
}

export const byCreator = check<MigrationTarget>()({
  proves: ['MIG-CS-002', 'MIG-CS-004', 'MIG-CS-010', 'MIG-CS-013'],
  reasons: {
    failed: 'by the DaoCreator a DAO with custom schemes is not migrated, where one without is',
    unregistered: 'by the DaoCreator an entry is no scheme of the DAO',
    other: 'by the DaoCreator a scheme has other permissions than its entry, or another hash than `setParameters` gave',
  },
  run: async (_tool, t) => {
    const byHand = await t.use(customSchemes);
    const { scene, made, there, controller } = await t.use(itemsByCreator);
    if (!controller) return t.inconclusive('what owns the avatar is no controller whose schemes could be read');
    await t.each(['own', 'shared', 'there'] as const, async (entry) => {
      const addresses =
        entry === 'there' ? [byHand.before.there] : byHand.contracts[entry].map(({ address }) => address);
      if (await registrationDefect(entry, addresses, byHand))
        t.inconclusive(`already without the DaoCreator ${AT[entry]} is registered otherwise than it says`);
      const { bytecode, deployedBytecode } = CONTRACTS[ENTRIES[entry].name];
      const all = entry === 'there' ? [there] : withCode(made, deployedBytecode).map(({ address }) => address);
      if (all.length === 0 && mayBeHidden(made, bytecode))
        t.inconclusive(`where the contract ${ENTRIES[entry].name} is cannot be seen on the chain`);
      t.judge(await registrationDefect(entry, all, { views: scene.views, controller, masks: byHand.masks }), scene.run);
    });
  },
});
