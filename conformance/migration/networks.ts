/** By what a chain is known to be a network (the interface document, "Library options object": networks). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { NETWORK_KEYS } from '../oracle/network-name.ts';
import { takenFor } from './network-level.ts';
import { PLAIN } from './params.ts';
import { newStage, play } from './play.ts';
import { baseMigrated } from './scenes.ts';

/** Names under which results may stand. */
const NAMES = NETWORK_KEYS.filter((name) => name !== 'default');
/** Of public networks: their chain ids (EIP-155, "List of Chain ID's"). */
const PUBLIC = [42, 4, 1];
const UNTOLD = 'the result file has no level of networks, so that it does not tell';

export const local = check<MigrationTarget>()({
  proves: 'MIG-NW-001',
  reasons: { name: 'a local chain is not the network `private`' },
  run: async (tool, t) => {
    const scene = await t.use(baseMigrated);
    const found = await takenFor(scene, tool);
    if (found === undefined) return t.notApplicable(UNTOLD);
    const at = 'migration.json';
    t.judge(found === 'private' ? undefined : { reason: 'name', expected: 'private', actual: found, at }, scene.run);
  },
});

export const known = check<MigrationTarget>()({
  proves: 'MIG-NW-002',
  reasons: {
    'not-as-declared': 'a chain with the id of a public network is known by another rule than declared',
    changed: 'not each of kovan, rinkeby and mainnet is known by the same rule',
    other: 'a chain with the id of a public network is known under neither its name nor `private`',
  },
  run: async (tool, t) => {
    if ((await t.use(baseMigrated)).result?.nesting.startsWith('by-network') !== true) t.notApplicable(UNTOLD);
    let told = 0;
    for (const chainId of PUBLIC) {
      const stage = await newStage(tool, { chainId });
      const scene = await play(tool, stage, { step: 'base', options: { params: { default: PLAIN } } });
      const found = await takenFor(scene, tool);
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
