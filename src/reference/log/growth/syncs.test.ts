/** Each sync is awaited, its failure is seen, and a log that starts again makes up for those that another had not done. */
import { expect, test } from 'vitest';
import { crashState } from '../../disk/crash-states.test-tool.ts';
import { Disk, type Operation, type Watch } from '../../disk/disk.test-tool.ts';
import { firstDefect } from '../../disk/first-defect.test-tool.ts';
import { directoryStore } from '../store/directory-store.ts';
import { FOLDER, growLog, growOn, lossDefect } from './power.test-tool.ts';
import { purpose, purposesOf } from './purpose.test-tool.ts';

const SIZES = [1, 3, 255, 256, 300, 513, 514];
const failing = () => Object.assign(new Error('EIO'), { code: 'EIO' });
const { operations } = (await growLog(SIZES)).disk;

/** A disk that has the folder above that of the log. */
async function emptyDisk(): Promise<Disk> {
  const before = new Disk();
  await before.mkdir('/var');
  return new Disk(before.root);
}

const isSyncOfFolder = (operation: Operation) => operation.kind === 'sync' && operation.node.kind === 'folder';

test.each(purposesOf(operations))('nothing is shown before a slow sync of %s', async (slow) => {
  const grown = await growLog(SIZES, undefined, (sync) => (purpose(sync) === slow ? 300 : 0));
  expect(grown.cause).toBeUndefined();
  const { length } = grown.disk.operations;
  expect(await firstDefect(length, 80, (count, random) => lossDefect(grown, count, random))).toBeUndefined();
});

test('a log stops at any sync that fails', async () => {
  for (const [index, operation] of operations.entries()) {
    if (operation.kind !== 'sync') continue;
    const { cause } = await growLog(SIZES, (_, at) => {
      if (at === index) throw failing();
      return undefined;
    });
    expect(cause, `operation ${index}, of ${operation.path}`).toMatchObject({ code: 'EIO' });
  }
});

test('a folder whose own name cannot be synced is not locked', async () => {
  const disk = await emptyDisk();
  disk.watch = (operation) => {
    if (operation.kind === 'sync' && operation.path === '/var') throw failing();
    return undefined;
  };
  const store = directoryStore(FOLDER, { files: disk, lock: () => () => {} });
  await expect(store.lock!()).rejects.toMatchObject({ code: 'EIO' });
});

/** Kills a log at the first sync of a folder after the names of so many checkpoints. */
function killedAfter(checkpoints: number): Watch {
  let named = 0;
  let isDead = false;
  return (operation) => {
    if (operation.kind === 'name' && operation.path.startsWith(`${FOLDER}/.next-checkpoint`)) named++;
    isDead ||= named === checkpoints && isSyncOfFolder(operation);
    if (isDead) throw new Error('killed');
    return undefined;
  };
}

test.each([
  ['in folders that were there', [1, 3, 4]],
  ['in new folders', [1, 3, 300]],
])('a log shows no batch of a killed one, %s, before it has synced the names of the batch', async (_, sizes) => {
  // The first checkpoint is that of size 0.
  const cut = await growLog(sizes, killedAfter(sizes.length + 1), (sync) => (isSyncOfFolder(sync) ? 50 : 0));
  expect(cut.cause).toMatchObject({ message: 'killed' });
  const from = cut.disk.operations.length;
  cut.disk.watch = () => undefined;
  // The folders of partial tiles are synced at once, those above them are not.
  cut.disk.turns = (sync) => (isSyncOfFolder(sync) && !sync.path.endsWith('.p') ? 300 : 0);
  const grown = await growOn(cut);
  // It has found the whole batch, and shown it.
  expect(grown.acknowledged.map(({ size }) => size)).toEqual(sizes.slice(0, -1));
  const { length } = grown.disk.operations;
  const defect = await firstDefect(length - from, 300, (count, random) => lossDefect(grown, from + count, random));
  expect(defect).toBeUndefined();
});

test('a checkpoint that was cosigned again after a kill stays while the next one is prepared', async () => {
  const disk = await emptyDisk();
  const open = (files: Disk) => directoryStore(FOLDER, { files });
  const killed = () => Promise.reject(new Error('killed'));
  const shown = Buffer.from('shown');
  await expect(open(disk).publish!([], () => Buffer.from('prepared'), killed)).rejects.toThrow('killed');
  const store = open(disk);
  const [prepared] = await store.prepared!();
  await prepared!.show([], async () => shown);
  const from = disk.operations.length;
  await expect(store.publish!([], () => Buffer.from('next'), killed)).rejects.toThrow('killed');
  const defect = await firstDefect(disk.operations.length - from, 200, async (count, random) => {
    const after = open(crashState(disk, from + count, random));
    const kept = [await after.read('checkpoint'), ...(await after.prepared!()).map(({ bytes }) => bytes)];
    return kept.some((bytes) => bytes && shown.equals(bytes)) ? undefined : `only ${kept.join(', ')} are left`;
  });
  expect(defect).toBeUndefined();
});
