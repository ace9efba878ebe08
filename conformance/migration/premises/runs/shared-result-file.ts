/**
 * A tool may have its result file outside the working folder. Then all places share it, and a reset for one run removes it for
 * another: it is kept for each place, and put back before a further run there.
 */

import { isAbsolute } from 'node:path';
import { runSlot } from '../../../core/run/run-state.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { RunStage } from './scenario-run.ts';

/** The content of the result file after a run, and before it. */
interface KeptResultFile {
  readonly text: string | undefined;
  readonly earlierText: string | undefined;
  /** The number of resets until the run ended. */
  readonly resets: number;
}

/** The result files of places, by the chain and the folder, and how often the tool was reset. */
const resultFiles = runSlot(() => ({ resets: 0, kept: new Map<string, KeptResultFile>() }));
const keyOf = ({ rpc }: RunStage, { folder }: Place) => `${rpc} ${folder}`;

/** Makes a tool forget everything that it keeps outside its working folder. */
export async function resetTool(tool: MigrationTarget, stage: RunStage, at?: Place): Promise<void> {
  stage.state.of(resultFiles).resets++;
  await tool.reset?.(at ?? (await stage.place()));
}

/** Keeps what a run left in a result file that places share. `before` is the earlier content, where it is of interest. */
export function keepResultFile(tool: MigrationTarget, stage: RunStage, at: Place, earlierText?: string): void {
  const name = tool.fileOf('migration.json');
  if (!isAbsolute(name)) return;
  const { kept, resets } = stage.state.of(resultFiles);
  kept.set(keyOf(stage, at), { text: stage.read(at, name), earlierText, resets });
}

/** The files to put back before a further run in a place. */
export function keptFiles(tool: MigrationTarget, stage: RunStage, at: Place): Readonly<Record<string, string>> {
  const { kept, resets } = stage.state.of(resultFiles);
  const file = kept.get(keyOf(stage, at));
  return file?.text === undefined || file.resets === resets ? {} : { [tool.fileOf('migration.json')]: file.text };
}

/** The content that the last run in a place wrote into its result file; undefined if it wrote nothing. */
export function writtenResultFile(tool: MigrationTarget, stage: RunStage, at: Place): string | undefined {
  const name = tool.fileOf('migration.json');
  if (!isAbsolute(name)) return stage.read(at, name);
  const file = stage.state.of(resultFiles).kept.get(keyOf(stage, at));
  return file?.text === file?.earlierText ? undefined : file?.text;
}
