import type { Write } from './store.ts';

/** A batch that a log is committed to, with the checkpoint that its own key has signed. */
export interface StagedBatch {
  /** Which server wrote it: a random name for each start. */
  readonly writer: string;
  /** Empty before the first batch. */
  readonly checkpoint: Uint8Array;
  readonly writes: readonly Write[];
}

/** The first line: JSON with the lengths of what follows. */
interface Head {
  readonly writer: string;
  readonly checkpoint: number;
  readonly writes: readonly (readonly [path: string, length: number])[];
}

/** A batch as one object. */
export function stagedBytes({ writer, checkpoint, writes }: StagedBatch): Uint8Array {
  const head: Head = {
    writer,
    checkpoint: checkpoint.length,
    writes: writes.map(({ path, bytes }) => [path, bytes.length]),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), checkpoint, ...writes.map(({ bytes }) => bytes)]);
}

/** The batch in an object; undefined where these bytes are no batch. */
export function readStaged(object: Uint8Array): StagedBatch | undefined {
  const bytes = Buffer.from(object.buffer, object.byteOffset, object.length);
  const end = bytes.indexOf('\n');
  const head = headOf(bytes.toString('utf8', 0, Math.max(end, 0)));
  if (!head) return undefined;
  let at = end + 1;
  const take = (length: number) => bytes.subarray(at, (at += length));
  const checkpoint = take(head.checkpoint);
  const writes = head.writes.map(([path, length]) => ({ path, bytes: take(length) }));
  return at === bytes.length ? { writer: head.writer, checkpoint, writes } : undefined;
}

function headOf(line: string): Head | undefined {
  try {
    const head = JSON.parse(line) as Head;
    const isLength = (length: unknown) => Number.isSafeInteger(length) && (length as number) >= 0;
    const isWrites = head.writes.every(([path, length]) => typeof path === 'string' && isLength(length));
    return typeof head.writer === 'string' && isLength(head.checkpoint) && isWrites ? head : undefined;
  } catch {
    return undefined;
  }
}
