/** By what a chain is known to be a network (the interface document, "Library options object": networks). */

import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { NETWORK_KEYS } from '../../oracle/parameters/network-name.ts';
import { NO_NETWORK_LEVEL, networkTakenFor } from '../../premises/chains/chain-network.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Names under which results may stand. */
const NAMES = NETWORK_KEYS.filter((name) => name !== 'default');
/** Of public networks: their chain ids (EIP-155, "List of Chain ID's"). */
const PUBLIC = [42, 4, 1];

export const publicNetworks = check<MigrationTarget>()({
  proves: 'MIG-NW-002',
  reasons: {
    'not-as-declared': 'a chain with the id of a public network is known by another rule than declared',
    changed: 'not each of kovan, rinkeby and mainnet is known by the same rule',
    other: 'a chain with the id of a public network is known under neither its name nor `private`',
  },
  run: async (tool, t) => {
    if ((await t.use(baseMigration)).result?.nesting.startsWith('by-network') !== true)
      t.notApplicable(NO_NETWORK_LEVEL);
    let told = 0;
    for (const chainId of PUBLIC) {
      const stage = await newStage(tool, { chainId });
      const scene = await runStep(tool, stage, { step: 'base', options: { params: { default: PLAIN_PARAMS } } });
      const found = await networkTakenFor(scene, tool);
      // A tool may need there what this chain has not, or ask for more than `force` before it spends real money.
      if (found === undefined) continue;
      told++;
      const at = `chain id ${chainId}`;
      const expected = `${stage.network}, or private by its genesis block`;
      if (!NAMES.includes(found) || (found !== 'private' && found !== stage.network))
        t.judge({ reason: 'other', expected, actual: found, at }, scene.run);
      t.judge(t.chose('network-by', found === 'private' ? 'genesis' : 'chain-id'), scene.run);
    }
    if (told === 0) t.inconclusive('no base could be migrated on a chain with the id of kovan, rinkeby or mainnet');
  },
});
