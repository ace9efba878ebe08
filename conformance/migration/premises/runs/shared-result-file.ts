/**
 * A tool may have its result file outside the working folder: then all places share it, and what resets the tool for one
 * scene takes it from another. So it is kept with each place, and put back where a scene goes on.
 */

import { isAbsolute } from 'node:path';
import type { Place } from '../../../lab/place/place.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { MigrationStage } from '../../target/stage.ts';

/** How often anything was forgotten. */
let resets = 0;
/** What a run left by the folder that it worked in, what was there before, and when that was. */
interface KeptResultFile {
  readonly text: string | undefined;
  readonly before: string | undefined;
  readonly times: number;
}
const resultFiles = new WeakMap<MigrationStage, Map<string, KeptResultFile>>();

/** Has a tool forget what it keeps elsewhere than in its working folder. */
export async function resetTool(tool: MigrationTarget, at: Place): Promise<void> {
  resets++;
  await tool.reset?.(at);
}

/** Keeps what a run left in a result file that places share. `before`: what it found there, where that is to be known. */
export function keepResultFile(tool: MigrationTarget, stage: MigrationStage, at: Place, before?: string): void {
  const name = tool.fileOf('migration.json');
  if (!isAbsolute(name)) return;
  const folders = resultFiles.get(stage) ?? new Map();
  resultFiles.set(stage, folders.set(at.folder, { text: stage.read(at, name), before, times: resets }));
}

/** The files that are to be put back before a further run at a place. */
export function keptFiles(tool: MigrationTarget, stage: MigrationStage, at: Place): Readonly<Record<string, string>> {
  const kept = resultFiles.get(stage)?.get(at.folder);
  return kept?.text === undefined || kept.times === resets ? {} : { [tool.fileOf('migration.json')]: kept.text };
}

/** What the last run at a place wrote into its result file. undefined where that stands there as it was before. */
export function writtenResultFile(tool: MigrationTarget, stage: MigrationStage, at: Place): string | undefined {
  const name = tool.fileOf('migration.json');
  if (!isAbsolute(name)) return stage.read(at, name);
  const kept = resultFiles.get(stage)?.get(at.folder);
  return kept?.text === kept?.before ? undefined : kept?.text;
}
