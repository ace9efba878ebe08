import { expect, test } from 'vitest';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import type { Stage } from '../core/stage.ts';
import { forget, remember, remembered, writtenIn } from './remembered.ts';

const placeAt = (folder: string) => ({ folder }) as Place;
function toolWith(name: string) {
  const files = new Map<string, string>();
  const tool = { fileOf: () => name, reset: async () => files.clear() } as unknown as MigrationTarget;
  const stage = { read: (_at: Place, file: string) => files.get(file) } as unknown as Stage;
  return { tool, stage, files };
}

test('a result file that places share is put back where a scene goes on after another was reset', async () => {
  const { tool, stage, files } = toolWith('/tool/migration.json');
  const [one, other] = [placeAt('/one'), placeAt('/other')];
  files.set('/tool/migration.json', 'of one');
  remember(tool, stage, one);
  expect(remembered(tool, stage, one)).toEqual({});
  await forget(tool, other);
  expect(files.size).toBe(0);
  expect(remembered(tool, stage, one)).toEqual({ '/tool/migration.json': 'of one' });
  expect(remembered(tool, stage, other)).toEqual({});
});

test('one of the working folder is left alone', async () => {
  const { tool, stage, files } = toolWith('migration.json');
  files.set('migration.json', 'of one');
  remember(tool, stage, placeAt('/one'));
  await forget(tool, placeAt('/one'));
  expect(remembered(tool, stage, placeAt('/one'))).toEqual({});
});

test('what stood before in a file that places share, or is written there later, is not what a run wrote', () => {
  const { tool, stage, files } = toolWith('/tool/migration.json');
  const [one, other] = [placeAt('/one'), placeAt('/other')];
  files.set('/tool/migration.json', 'of one');
  remember(tool, stage, one, 'of none');
  remember(tool, stage, other, 'of one');
  files.set('/tool/migration.json', 'of a third');
  expect(writtenIn(tool, stage, one)).toBe('of one');
  expect(writtenIn(tool, stage, other)).toBeUndefined();
});
