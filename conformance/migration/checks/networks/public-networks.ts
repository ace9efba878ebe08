/** The rule by which a tool takes a chain for a network (the interface document, "Library options object": networks). */

import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { NETWORK_KEYS } from '../../oracle/parameters/network-name.ts';
import { NO_NETWORK_LEVEL, networkTakenFor } from '../../premises/chains/chain-network.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** The networks under whose names results may be. */
const NAMES = NETWORK_KEYS.filter((name) => name !== 'default');
/** Chain ids of Kovan, Rinkeby and the main network (EIP-155, "List of Chain ID's"). */
const CHAIN_IDS = [42, 4, 1];

export const publicNetworks = check<MigrationTarget>()({
  // MIG-NW-002 (must): The declared rule decides whether a chain is `kovan`, `rinkeby` or `mainnet`: by its chain id alone, or by
  //   its genesis block as well. [interface, "Library options object"]
  proves: 'MIG-NW-002',
  reasons: {
    'not-as-declared': 'a chain with the id of a public network is known by another rule than declared',
    changed: 'kovan, rinkeby and mainnet are not known by the same rule',
    other: 'a chain with the id of a public network is known under neither its name nor `private`',
  },
  run: async (tool, t) => {
    if ((await t.use(baseMigration)).result?.nesting.startsWith('by-network') !== true)
      t.notApplicable(NO_NETWORK_LEVEL);
    for (const chainId of CHAIN_IDS) {
      const stage = await newStage(t, tool, { chainId });
      const scene = await runStep(tool, stage, { step: 'base', options: { params: { default: PLAIN_PARAMS } } });
      const name = await networkTakenFor(scene, tool);
      // On such a chain a tool may need contracts that this one lacks, or demand more than `force` to spend real money.
      if (name === undefined) continue;
      const expected = `${stage.network}, or private by its genesis block`;
      if (!NAMES.includes(name) || (name !== 'private' && name !== stage.network))
        t.fail({ reason: 'other', expected, actual: name, at: `chain id ${chainId}` }, scene.run);
      t.judge(t.chose('network-by', name === 'private' ? 'genesis' : 'chain-id'), scene.run);
    }
    if (t.subjects === 0)
      t.inconclusive('no base could be migrated on a chain with the id of kovan, rinkeby or mainnet');
  },
});
