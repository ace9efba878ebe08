/**
 * A tool may have its result file outside the working folder: then all places share it, and what resets the tool for one
 * scene takes it from another. So it is kept with each place, and put back where a scene goes on.
 */
import { isAbsolute } from 'node:path';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import type { Stage } from '../core/stage.ts';

/** How often anything was forgotten. */
let times = 0;
/** What a run left by the folder that it worked in, what was there before, and when that was. */
interface Left {
  readonly text: string | undefined;
  readonly before: string | undefined;
  readonly times: number;
}
const left = new WeakMap<Stage, Map<string, Left>>();

/** Has a tool forget what it keeps elsewhere than in its working folder. */
export async function forget(tool: MigrationTarget, at: Place): Promise<void> {
  times++;
  await tool.reset?.(at);
}

/** Keeps what a run left in a result file that places share. `before`: what it found there, where that is to be known. */
export function remember(tool: MigrationTarget, stage: Stage, at: Place, before?: string): void {
  const name = tool.fileOf('migration.json');
  if (!isAbsolute(name)) return;
  const folders = left.get(stage) ?? new Map();
  left.set(stage, folders.set(at.folder, { text: stage.read(at, name), before, times }));
}

/** The files that are to be put back before a further run at a place. */
export function remembered(tool: MigrationTarget, stage: Stage, at: Place): Readonly<Record<string, string>> {
  const kept = left.get(stage)?.get(at.folder);
  return kept?.text === undefined || kept.times === times ? {} : { [tool.fileOf('migration.json')]: kept.text };
}

/** What the last run at a place wrote into its result file. undefined where that stands there as it was before. */
export function writtenIn(tool: MigrationTarget, stage: Stage, at: Place): string | undefined {
  const name = tool.fileOf('migration.json');
  if (!isAbsolute(name)) return stage.read(at, name);
  const kept = left.get(stage)?.get(at.folder);
  return kept?.text === kept?.before ? undefined : kept?.text;
}
