import type { Operation } from '../../disk/disk.test-tool.ts';

/** The purpose of a sync that a log asks of its disk. */
export function purpose(operation: Operation): string | undefined {
  if (operation.kind !== 'sync') return undefined;
  const { node, path } = operation;
  // The names above the folder of the log do not change here.
  if (path === '/') return undefined;
  if (node.kind === 'folder') return `the names in ${path}`;
  return `the bytes of a ${node.bytes.toString().startsWith('example.com/log\n') ? 'checkpoint' : 'tile or bundle'}`;
}

/** The purposes of all syncs in a record. */
export const purposesOf = (operations: readonly Operation[]): readonly string[] => [
  ...new Set(operations.map(purpose).filter((text) => text !== undefined)),
];
