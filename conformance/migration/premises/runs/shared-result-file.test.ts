import { expect, test } from 'vitest';
import { RunState } from '../../../core/run/run-state.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { RunStage } from './scenario-run.ts';
import { keepResultFile, keptFiles, resetTool, writtenResultFile } from './shared-result-file.ts';

const placeAt = (folder: string) => ({ folder }) as Place;
function toolWith(name: string) {
  const files = new Map<string, string>();
  const tool = { fileOf: () => name, reset: async () => files.clear() } as unknown as MigrationTarget;
  const read = (_at: Place, file: string) => files.get(file);
  const stage = { read, rpc: 'http://127.0.0.1:1', state: new RunState() } as unknown as RunStage;
  return { tool, stage, files };
}

test('a shared result file is put back before a further run in a place, after the reset of another', async () => {
  const { tool, stage, files } = toolWith('/tool/migration.json');
  const [first, second] = [placeAt('/one'), placeAt('/other')];
  files.set('/tool/migration.json', 'of one');
  keepResultFile(tool, stage, first);
  expect(keptFiles(tool, stage, first)).toEqual({});
  await resetTool(tool, stage, second);
  expect(files.size).toBe(0);
  expect(keptFiles(tool, stage, first)).toEqual({ '/tool/migration.json': 'of one' });
  expect(keptFiles(tool, stage, second)).toEqual({});
});

test('a result file of the working folder is not put back', async () => {
  const { tool, stage, files } = toolWith('migration.json');
  files.set('migration.json', 'of one');
  keepResultFile(tool, stage, placeAt('/one'));
  await resetTool(tool, stage, placeAt('/one'));
  expect(keptFiles(tool, stage, placeAt('/one'))).toEqual({});
});

test('the earlier and the later content of a shared file is not the result of a run', () => {
  const { tool, stage, files } = toolWith('/tool/migration.json');
  const [first, second] = [placeAt('/one'), placeAt('/other')];
  files.set('/tool/migration.json', 'of one');
  keepResultFile(tool, stage, first, 'of an earlier run');
  keepResultFile(tool, stage, second, 'of one');
  files.set('/tool/migration.json', 'of a third');
  expect(writtenResultFile(tool, stage, first)).toBe('of one');
  expect(writtenResultFile(tool, stage, second)).toBeUndefined();
});
