/** The text of a checkpoint (C2SP tlog-checkpoint, "Note text"). */
import { refuse } from '../refused.ts';

/** The tree that a checkpoint names. */
export interface TreeHead {
  readonly origin: string;
  readonly size: bigint;
  /** 32 bytes. */
  readonly root: Uint8Array;
}

/** Reads the tree size: decimal digits without leading zeroes. @throws Refused */
export function readSize(line: string): bigint {
  return /^(0|[1-9]\d{0,19})$/.test(line) ? BigInt(line) : refuse(`this is no tree size: ${JSON.stringify(line)}`);
}

/** Reads the root hash: padded standard base64 of 32 bytes. @throws Refused */
export function readRoot(line: string | undefined): Uint8Array {
  if (line === undefined) return refuse('the checkpoint has no root hash');
  const bytes = Buffer.from(line, 'base64');
  const isRoot = bytes.length === 32 && bytes.toString('base64') === line;
  return isRoot ? bytes : refuse(`this is no root hash: ${JSON.stringify(line)}`);
}

/** Accepts extension lines: any text, but no empty line. @throws Refused */
export function takeExtensions(lines: readonly string[]): void {
  if (lines.includes('')) refuse('an extension line of the checkpoint is empty');
}

/** The parts of the client that a tree head needs. */
export interface HeadParts {
  readSize(line: string): bigint;
  readRoot(line: string | undefined): Uint8Array;
  takeOrigin(line: string): void;
  takeExtensions(lines: readonly string[]): void;
}

/** Accepts any origin line that is not empty. @throws Refused */
export function takeOrigin(line: string): void {
  if (line === '') refuse('the origin of the checkpoint is empty');
}

/** The tree head in a text that is verified already. @throws Refused */
export function readHead(text: string, parts: HeadParts): TreeHead {
  const [origin, size, root, ...extensions] = text.slice(0, -1).split('\n');
  if (origin === undefined || size === undefined) return refuse('the checkpoint has no tree size');
  parts.takeOrigin(origin);
  parts.takeExtensions(extensions);
  return { origin, size: parts.readSize(size), root: parts.readRoot(root) };
}
