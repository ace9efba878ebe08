/** The fields of a checkpoint that describe the tree (C2SP tlog-checkpoint, "Note text"). */
export interface TreeHead {
  readonly origin: string;
  /** Number of entries. */
  readonly size: bigint;
  /** RFC 6962 root, 32 bytes. */
  readonly root: Uint8Array;
}

/**
 * The text that is signed: origin, tree size in decimal, root in padded standard base64, each line ended by a newline
 * (C2SP tlog-checkpoint, "Note text"). No extension lines: they are NOT RECOMMENDED.
 */
export function checkpointText(origin: string, size: bigint, root: Uint8Array): string {
  return `${origin}\n${size}\n${Buffer.from(root).toString('base64')}\n`;
}

/** The extension line by which Rekor v2 announces that a log is frozen, and since when. */
export function frozenLine(since: string): string {
  return `Log frozen — ${since}`;
}

/**
 * The tree head in the first three lines of a checkpoint. The signatures are not verified, because the text is one that
 * the log itself has written. `undefined`: a line is missing or malformed.
 */
export function readCheckpoint(note: string): TreeHead | undefined {
  const [origin, size, root, ...rest] = note.split('\n');
  if (!origin || size === undefined || root === undefined || rest.length === 0) return undefined;
  if (!/^(0|[1-9]\d{0,19})$/.test(size)) return undefined;
  const bytes = Buffer.from(root, 'base64');
  // Node's decoder skips characters outside base64; encoding the result again shows whether it did.
  if (bytes.length !== 32 || bytes.toString('base64') !== root) return undefined;
  return { origin, size: BigInt(size), root: bytes };
}
