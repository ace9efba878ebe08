/** Custom schemes of a DAO that the DaoCreator creates: it registers them. */

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
import { otherPermissionsDefect } from '../../oracle/schemes/permissions-defect.ts';
import { mayBeHidden, withCode } from '../../premises/contracts/created-contracts.ts';
import { createdDaoWithContracts, ownContractsByCreator } from '../../premises/contracts/own-contracts-by-creator.ts';
import {
  customSchemesOnChain,
  NO_READABLE_CONTROLLER_TEXT,
} from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { parametersSetWith } from '../../premises/custom-schemes/scheme-calls.ts';
import type { Controller } from '../../premises/dao/controller.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const ENTRIES = ['own', 'shared', 'there'] as const;

export const byCreator = check<MigrationTarget>()({
  // MIG-CS-002 (must): Each entry is a scheme of the DAO, even where one name has several entries. [interface, "CustomSchemes
  //   entry"]
  // MIG-CS-004 (must): With `isUniversal`, `setParameters` is called with `params`, and its result is the scheme's parameters
  //   hash. [interface, "CustomSchemes entry"]
  // MIG-CS-010 (must): Where `address` is an address, the scheme is the contract there, and no contract is deployed for it.
  //   [interface, "CustomSchemes entry"]
  // MIG-CS-013 (must): `permissions`, in hexadecimal, are the permissions that the scheme has with the controller, in addition to
  //   that of being registered. [interface, "CustomSchemes entry"]
  proves: ['MIG-CS-002', 'MIG-CS-004', 'MIG-CS-010', 'MIG-CS-013'],
  reasons: {
    failed: 'by the DaoCreator a DAO with custom schemes cannot be migrated; one without can',
    unregistered: 'by the DaoCreator an entry is not a scheme of the DAO',
    other: 'by the DaoCreator a scheme has other permissions than its entry, or another hash than `setParameters` gave',
  },
  owns: [reasonsOf(createdDaoWithContracts, { schemes: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'useDaoCreator');
    const byHand = await t.use(customSchemesOnChain);
    const { scene, made, there, controller } = await t.use(ownContractsByCreator);
    if (!controller) return t.inconclusive(NO_READABLE_CONTROLLER_TEXT);
    await t.each(ENTRIES, async (entry) => {
      const addressesByHand =
        entry === 'there' ? [byHand.predeployed.there] : byHand.contracts[entry].map(({ address }) => address);
      // Where an entry has no permissions, the document states none.
      const stated = { ...byHand, masks: tool.has('params', 'permissions') ? byHand.masks : undefined };
      if (await registrationDefect(entry, addressesByHand, stated))
        t.inconclusive(`already without the DaoCreator ${CUSTOM_SCHEME_PLACES[entry]} is registered otherwise`);
      const { name } = CUSTOM_SCHEME_ENTRIES[entry];
      const { bytecode, deployedBytecode } = CONTRACTS[name];
      const addresses = entry === 'there' ? [there] : withCode(made, deployedBytecode).map(({ address }) => address);
      if (addresses.length === 0 && mayBeHidden(made, bytecode))
        t.inconclusive(`the address of the contract ${name} cannot be found on the chain`);
      const registration = { views: scene.views, controller, masks: stated.masks };
      t.judge(await registrationDefect(entry, addresses, registration), scene.run);
    });
  },
});

/** An entry that is not registered, or with other permissions or another hash. */
async function registrationDefect(
  entry: (typeof ENTRIES)[number],
  addresses: readonly string[],
  {
    views,
    controller,
    masks,
  }: Pick<ScenarioRun, 'views'> & { readonly controller: Controller; readonly masks: PermissionMasks | undefined },
): Promise<Defect<'unregistered' | 'other'> | undefined> {
  const { name } = CUSTOM_SCHEME_ENTRIES[entry];
  const at = CUSTOM_SCHEME_PLACES[entry];
  const scheme = controller.schemes.find(({ address }) => addresses.some((known) => isSameAddress(known, address)));
  if (!scheme) {
    const contract = entry === 'there' ? 'the contract at its `address`' : `a contract with the code of ${name}`;
    return {
      reason: 'unregistered',
      expected: `${contract} registered with the controller`,
      actual: addresses.length === 0 ? 'no such contract' : 'it is not',
      at,
      breaks: entry === 'there' ? 'MIG-CS-010' : 'MIG-CS-002',
    };
  }
  const permissionsDefect = masks && otherPermissionsDefect(permissionMask(entry, masks), scheme.permissions, at);
  if (permissionsDefect) return { ...permissionsDefect, breaks: 'MIG-CS-013' };
  if (entry === 'own') return undefined;
  const hashes = (await parametersSetWith({ views }, addresses)).map(({ hash }) => hash);
  const [expected, actual] = [hashes.join(' or ') || 'a hash that was set', format(scheme.parameters)];
  return hashes.includes(actual) ? undefined : { reason: 'other', expected, actual, at, breaks: 'MIG-CS-004' };
}
