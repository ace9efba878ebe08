/** What the command line shows that migrates nothing: help, version, completion. */
import type { MigrationTarget, Run } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { sayOn, sentBy, usualArgs } from './footing.ts';
import { PLAIN } from './params.ts';
import { newStage } from './play.ts';

/** A run that is to show something, and how many transactions it sent when it could have. */
export interface Shown {
  readonly run: Run;
  readonly at: Place;
  readonly sent: number;
}

/** A stage on which everything is there that a migration needs. */
const showing = premise<MigrationTarget>()({ name: 'showing', owners: {}, find: (tool) => newStage(tool) });

/**
 * Runs the command line with these arguments, and once more with a node and a key, for a tool that migrates instead. The
 * second run is not asked for where the first has sent something already.
 */
export async function shown(
  tool: MigrationTarget,
  args: readonly string[],
  t: Trial<MigrationTarget, string>,
): Promise<Shown> {
  const stage = await t.use(showing);
  const files = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN }, stage.network) };
  const target = tool as MigrationTarget & Required<Pick<MigrationTarget, 'argv'>>;
  // The built-in key may be the chain's first, and a help may name it as the default: it is no secret.
  const key = ['--private-key', stage.chain.accounts.at(-1)!.privateKey];
  const usual = [...usualArgs(tool, { stage }, ['private-key']), ...key];
  const able = await sayOn(target, { stage }, [...args, ...usual], await stage.place({ files }));
  const sent = sentBy(able.record);
  // An option that goes with migrations alone may be refused here.
  if (sent > 0 || (able.run.ended.by === 'exit' && able.run.ended.code === 0)) return { ...able, sent };
  return { ...(await sayOn(target, { stage }, args, await stage.place({ files }))), sent };
}
