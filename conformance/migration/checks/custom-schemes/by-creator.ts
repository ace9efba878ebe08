/** Custom schemes of a DAO that the DaoCreator makes, which is who registers them. */

import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import {
  CUSTOM_SCHEME_ENTRIES,
  CUSTOM_SCHEME_PLACES,
  type PermissionMasks,
  permissionMask,
} from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { format } from '../../oracle/comparison/format.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { permissionsText, readPermissions, storedPermissions } from '../../oracle/schemes/permissions.ts';
import { mayBeHidden, withCode } from '../../premises/contracts/created-contracts.ts';
import { createdDaoWithContracts, ownContractsByCreator } from '../../premises/contracts/own-contracts-by-creator.ts';
import { customSchemesOnChain } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { parametersSetWith } from '../../premises/custom-schemes/scheme-calls.ts';
import type { Controller } from '../../premises/dao/controller.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** What is wrong with how an entry is registered, whose contract is one of these. */
async function registrationDefect(
  entry: 'own' | 'shared' | 'there',
  all: readonly string[],
  {
    views,
    controller,
    masks,
  }: Pick<ScenarioRun, 'views'> & { readonly controller: Controller; readonly masks: PermissionMasks },
): Promise<Defect<'unregistered' | 'other'> | undefined> {
  const { name } = CUSTOM_SCHEME_ENTRIES[entry];
  const at = CUSTOM_SCHEME_PLACES[entry];
  const found = controller.schemes.find(({ address }) => all.some((one) => isSameAddress(one, address)));
  if (!found) {
    const what = entry === 'there' ? 'the contract at its `address`' : `a contract with the code of ${name}`;
    const expected = `${what} registered with the controller`;
    const actual = all.length === 0 ? 'no such contract' : 'it is not';
    return { reason: 'unregistered', expected, actual, at, breaks: entry === 'there' ? 'MIG-CS-010' : 'MIG-CS-002' };
  }
  const wanted = storedPermissions(readPermissions(permissionMask(entry, masks))!);
  if (found.permissions !== wanted) {
    const actual = found.permissions === undefined ? 'nothing that can be read' : permissionsText(found.permissions);
    const defect = { expected: permissionsText(wanted), actual, at: `${at}.permissions` };
    return { reason: 'other', ...defect, breaks: 'MIG-CS-013' };
  }
  if (entry === 'own') return undefined;
  const hashes = (await parametersSetWith({ views }, all)).map(({ hash }) => hash);
  const [expected, actual] = [hashes.join(' or ') || 'a hash that was set', format(found.parameters)];
  return hashes.includes(actual) ? undefined : { reason: 'other', expected, actual, at, breaks: 'MIG-CS-004' };
}

export const byCreator = check<MigrationTarget>()({
  proves: ['MIG-CS-002', 'MIG-CS-004', 'MIG-CS-010', 'MIG-CS-013'],
  reasons: {
    failed: 'by the DaoCreator a DAO with custom schemes is not migrated, where one without is',
    unregistered: 'by the DaoCreator an entry is no scheme of the DAO',
    other: 'by the DaoCreator a scheme has other permissions than its entry, or another hash than `setParameters` gave',
  },
  owns: [reasonsOf(createdDaoWithContracts, { schemes: 'failed' })],
  run: async (_tool, t) => {
    const byHand = await t.use(customSchemesOnChain);
    const { scene, made, there, controller } = await t.use(ownContractsByCreator);
    if (!controller) return t.inconclusive('what owns the avatar is no controller whose schemes could be read');
    await t.each(['own', 'shared', 'there'] as const, async (entry) => {
      const addresses =
        entry === 'there' ? [byHand.before.there] : byHand.contracts[entry].map(({ address }) => address);
      if (await registrationDefect(entry, addresses, byHand))
        t.inconclusive(
          `already without the DaoCreator ${CUSTOM_SCHEME_PLACES[entry]} is registered otherwise than it says`,
        );
      const { bytecode, deployedBytecode } = CONTRACTS[CUSTOM_SCHEME_ENTRIES[entry].name];
      const all = entry === 'there' ? [there] : withCode(made, deployedBytecode).map(({ address }) => address);
      if (all.length === 0 && mayBeHidden(made, bytecode))
        t.inconclusive(`where the contract ${CUSTOM_SCHEME_ENTRIES[entry].name} is cannot be seen on the chain`);
      t.judge(await registrationDefect(entry, all, { views: scene.views, controller, masks: byHand.masks }), scene.run);
    });
  },
});
