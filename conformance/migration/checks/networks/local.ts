import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { NO_NETWORK_LEVEL, networkTakenFor } from '../../premises/chains/chain-network.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** The chain id of all scenes where the configuration gives no other: that of Ganache. */
const USUAL_ID = 1337;
/** The chain id of Hardhat's own nodes and of Foundry's. */
const DEVELOPMENT_ID = 31337;

export const local = check<MigrationTarget>()({
  // MIG-NW-001 (must): A local chain is the network `private`. [interface, "Library options object"]
  proves: 'MIG-NW-001',
  reasons: {
    name: 'a local chain is not the network `private`',
    failed: 'a base is migrated on a local chain with one id, and not on one with another',
  },
  owns: [reasonsOf(baseMigration, { network: 'name' })],
  run: async (tool, t) => {
    const scene = await t.use(baseMigration);
    const network = await networkTakenFor(scene, tool);
    if (network === undefined) return t.notApplicable(NO_NETWORK_LEVEL);
    t.judge(mismatch('name', 'private', network, 'migration.json'), scene.run);
    const declaredId = Number(await scene.stage.chain.request('eth_chainId'));
    if (declaredId !== USUAL_ID) return t.note(`judged on chains with the declared id alone, ${declaredId}`);
    const stage = await newStage(t, tool, { chainId: DEVELOPMENT_ID });
    const other = await runStep(tool, stage, { step: 'base', options: { params: { default: PLAIN_PARAMS } } });
    const at = `chain id ${DEVELOPMENT_ID}`;
    t.judge(failedRunDefect('failed', other.run, at), other.run);
    t.judge(mismatch('name', 'private', await networkTakenFor(other, tool), `migration.json, ${at}`), other.run);
  },
});
