/**
 * Disks as a loss of power leaves them. All that was synced is there. Of the rest each write to a file may be lost, torn or
 * there, in any order, since data is written behind the journal (ext4: mount option `data`); a lost write before a kept one
 * leaves zeroes. Names change in the order of the journal, as in ext4 and XFS, or, which is all that POSIX promises, each
 * by itself; a rename is there in both of its folders or in neither.
 */
import { Disk, type DiskFolder, type DiskNode, type Operation, withWrite } from './disk.test-tool.ts';

/** Random integers from 0 to `below` - 1. */
export type Random = (below: number) => number;

/** The disk after a loss of power that came after the first `count` operations. */
export function crashState(disk: Disk, count: number, random: Random): Disk {
  const operations = disk.operations.slice(0, count);
  const lastSync = syncsOf(operations);
  const writes = writesOf(operations);
  const mirrored = new Map<DiskNode, DiskNode>();
  const mirror = (node: DiskNode): DiskNode => {
    let twin = mirrored.get(node);
    if (twin) return twin;
    const initial = disk.initial.get(node);
    if (node.kind === 'file') {
      const bytes = initial?.kind === 'file' ? initial.bytes : Buffer.alloc(0);
      twin = { kind: 'file', bytes: persistedBytes(bytes, writes.get(node) ?? [], lastSync.get(node) ?? -1, random) };
      mirrored.set(node, twin);
    } else {
      const folder: DiskFolder = { kind: 'folder', names: new Map() };
      mirrored.set(node, (twin = folder));
      for (const [name, inner] of initial?.kind === 'folder' ? initial.names : [])
        folder.names.set(name, mirror(inner));
    }
    return twin;
  };
  const root = mirror(disk.root) as DiskFolder;
  for (const { changes } of persistedNames(operations, random))
    for (const { folder, name, node } of changes) {
      const { names } = mirror(folder) as DiskFolder;
      if (node) names.set(name, mirror(node));
      else names.delete(name);
    }
  return new Disk(root);
}

type WriteOperation = Extract<Operation, { kind: 'write' | 'truncate' }>;

/** The writes to each file, with their indices. */
function writesOf(
  operations: readonly Operation[],
): ReadonlyMap<DiskNode, readonly (readonly [number, WriteOperation])[]> {
  const writes = new Map<DiskNode, [number, WriteOperation][]>();
  for (const [index, operation] of operations.entries())
    if (operation.kind === 'write' || operation.kind === 'truncate') {
      const ofFile = writes.get(operation.file);
      if (ofFile) ofFile.push([index, operation]);
      else writes.set(operation.file, [[index, operation]]);
    }
  return writes;
}

function persistedBytes(
  initial: Buffer,
  writes: readonly (readonly [number, WriteOperation])[],
  synced: number,
  random: Random,
): Buffer {
  let bytes = initial;
  for (const [index, operation] of writes) {
    const outcome = index < synced ? 'there' : (['there', 'lost', 'torn'] as const)[random(3)]!;
    if (outcome === 'lost') continue;
    if (operation.kind === 'truncate') {
      const shorter = Buffer.alloc(operation.length);
      bytes.copy(shorter);
      if (outcome === 'there') bytes = shorter;
    } else {
      const kept = outcome === 'torn' ? random(operation.bytes.length + 1) : operation.bytes.length;
      bytes = withWrite(bytes, operation.at, operation.bytes.subarray(0, kept));
    }
  }
  return bytes;
}

type NameOperation = Extract<Operation, { kind: 'name' }>;

function persistedNames(operations: readonly Operation[], random: Random): readonly NameOperation[] {
  const lastSync = syncsOf(operations);
  const isSynced = ({ changes }: NameOperation, index: number) =>
    changes.some(({ folder }) => index < (lastSync.get(folder) ?? -1));
  const names = [...operations.entries()].filter((entry): entry is [number, NameOperation] => entry[1].kind === 'name');
  if (random(2) === 0) {
    const least = names.findLastIndex(([index, operation]) => isSynced(operation, index)) + 1;
    return names.slice(0, least + random(names.length - least + 1)).map(([, operation]) => operation);
  }
  return names.filter(([index, operation]) => isSynced(operation, index) || random(2) === 0).map(([, it]) => it);
}

/** How many operations came before the last sync of each node that has ended: the sync covers these. */
function syncsOf(operations: readonly Operation[]): ReadonlyMap<DiskNode, number> {
  const last = new Map<DiskNode, number>();
  for (const operation of operations)
    if (operation.kind === 'sync') last.set(operation.node, Math.max(operation.begun, last.get(operation.node) ?? 0));
  return last;
}
