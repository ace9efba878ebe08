/** A loss of power at any moment: what was acknowledged or shown is there afterwards. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../conformance/core/run/random.ts';
import { crashState } from '../../disk/crash-states.test-tool.ts';
import type { Operation } from '../../disk/disk.test-tool.ts';
import { firstDefect } from '../../disk/first-defect.test-tool.ts';
import { directoryStore } from '../store/directory-store.ts';
import { FOLDER, type Grown, growLog, growOn, lossDefect, openLog } from './power.test-tool.ts';
import { purpose, purposesOf } from './purpose.test-tool.ts';

const SIZES = [1, 3, 255, 256, 300, 513, 514];

/** The first defect of a number of states. */
const defectOf = (grown: Grown, states: number) =>
  firstDefect(grown.disk.operations.length, states, (count, random) => lossDefect(grown, count, random));

test('after a loss of power a log has what it showed', async () => {
  expect(await defectOf(await growLog(SIZES), 300)).toBeUndefined();
});

describe.each(['ENOSPC', 'EIO'])('where any write, sync or rename fails with %s', (code) => {
  test('the log stops, says why, and has lost nothing that it showed', async () => {
    const { operations } = (await growLog(SIZES)).disk;
    // Every operation is tried by `npm run soak`.
    for (let failing = code.length % 5; failing < operations.length; failing += 5) {
      const grown = await growLog(SIZES, (_, index) => {
        if (index === failing) throw Object.assign(new Error(`${code}: operation ${failing}`), { code });
        return undefined;
      });
      expect(grown.cause, `operation ${failing}`).toMatchObject({ code });
      grown.disk.watch = () => undefined;
      const { below } = seededRandom(BigInt(failing), code);
      expect(await lossDefect(grown, grown.disk.operations.length, below), `operation ${failing}`).toBeUndefined();
    }
  });
});

test('a log that was killed at any moment, and goes on, has after a loss of power what it showed', async () => {
  const { operations } = (await growLog(SIZES)).disk;
  // The first dozen make its folders, another dozen a tile and a checkpoint. `npm run soak` tries every one.
  for (let killed = 0; killed < operations.length; killed += killed < 12 || (killed > 60 && killed < 72) ? 1 : 15) {
    const cut = await growLog(SIZES, (_, index) => {
      if (index === killed) throw new Error('killed');
      return undefined;
    });
    cut.disk.watch = () => undefined;
    const grown = await growOn(cut);
    expect(grown.cause, `operation ${killed}`).toBeUndefined();
    expect(await defectOf(grown, 30), `operation ${killed}`).toBeUndefined();
  }
});

const failing = () => Object.assign(new Error('EIO'), { code: 'EIO' });
const isSyncOfFolder = ({ kind, path }: Operation) => kind === 'sync' && path === FOLDER;

test('a log that starts again and cannot sync its folder has after a loss of power what it showed', async () => {
  const grown = await growLog([1, 3]);
  grown.disk.watch = (operation) => {
    if (isSyncOfFolder(operation)) throw failing();
    return undefined;
  };
  expect((await growOn({ ...grown, sizes: [1, 3, 4] })).cause).toMatchObject({ code: 'EIO' });
  grown.disk.watch = () => undefined;
  const { length } = grown.disk.operations;
  expect(await firstDefect(0, 200, (_, random) => lossDefect(grown, length, random))).toBeUndefined();
});

test('a tile of a batch that failed does not come back after a loss of power', async () => {
  const left = ['tile/entries/000.p/3', 'tile/0/000.p/3'];
  let named = 0;
  const cut = await growLog([2, 3], (operation) => {
    if (operation.kind === 'name' && left.some((path) => operation.path.endsWith(path))) named++;
    // The folders of the tiles are synced, that of the checkpoint is not.
    if (named === left.length && isSyncOfFolder(operation)) throw failing();
    return undefined;
  });
  expect(cut.cause).toMatchObject({ code: 'EIO' });
  cut.disk.watch = () => undefined;
  // The next batch skips the folders of the partial tiles.
  const { disk, cause } = await growOn({ ...cut, sizes: [2, 261] });
  expect(cause).toBeUndefined();
  const shownAgain = await firstDefect(0, 50, async (_, random) => {
    const after = crashState(disk, disk.operations.length, random);
    await openLog(after);
    const store = directoryStore(FOLDER, { files: after });
    for (const path of left) if (await store.read(path)) return path;
    return undefined;
  });
  expect(shownAgain).toBeUndefined();
});

const purposes = purposesOf((await growLog(SIZES)).disk.operations);

describe('without a sync of', () => {
  test.each(purposes)('%s, a loss of power loses what was shown', async (left) => {
    const grown = await growLog(SIZES, (operation) => (purpose(operation) === left ? 'ignore' : undefined));
    expect(await defectOf(grown, 2000)).toBeDefined();
  });
  test('each kind, it is tried', () => {
    expect(purposes.length).toBeGreaterThanOrEqual(8);
    expect(purposes).toContain(`the names in ${FOLDER}`);
  });
});
