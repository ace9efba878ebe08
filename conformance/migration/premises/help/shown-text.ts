/** Texts that the command line prints without a migration: help, version, completion. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Place } from '../../../lab/place/place.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import { runCommandOnBase, usualArgs } from '../runs/command-on-base.ts';
import { newStage } from '../runs/run-step.ts';
import { transactionsSentBy } from '../runs/sent-transactions.ts';

/** A run that prints a text, and the number of transactions that it sent when it had a node and a key. */
export interface ShownText {
  readonly run: Run;
  readonly at: Place;
  readonly sent: number;
}

/** A stage with everything that a migration needs. */
const helpStage = premise<MigrationTarget>()({
  name: 'help-stage',
  inTurn: true,
  find: (tool, t) => newStage(t, tool),
});

/**
 * Runs the command line with these arguments, and with a node and a key, since a tool may migrate instead. If that run fails,
 * the command line runs once more with the arguments alone.
 */
export async function showCommand(
  tool: MigrationTarget,
  args: readonly string[],
  t: Trial<MigrationTarget, string>,
): Promise<ShownText> {
  const stage = await t.use(helpStage);
  const files = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN_PARAMS }, stage.network) };
  const target = tool as MigrationTarget & Required<Pick<MigrationTarget, 'argv'>>;
  // The built-in key may be the chain's first, and a help may name it as the default: it is no secret.
  const key = ['--private-key', stage.chain.accounts.at(-1)!.privateKey];
  const usual = [...usualArgs(tool, { stage }, ['private-key']), ...key];
  const able = await runCommandOnBase(target, { stage }, [...args, ...usual], await stage.place({ files }));
  const sent = transactionsSentBy(able.record);
  // An option that goes with migrations alone may be refused here.
  if (sent > 0 || (able.run.ended.by === 'exit' && able.run.ended.code === 0)) return { ...able, sent };
  return { ...(await runCommandOnBase(target, { stage }, args, await stage.place({ files }))), sent };
}
