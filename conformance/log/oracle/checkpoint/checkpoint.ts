/**
 * The text of a checkpoint (C2SP tlog-checkpoint, "Note text"): origin, size, root, extension lines.
 *
 * Anchored by: the 16 checkpoints of tessera/log; C2SP tlog-checkpoint, the published example; kat.json
 * clients_md_sample
 */
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { decodeBase64 } from '../note/strict-base-64.ts';

/** A tree head as a log states it. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: bigint;
  /** 32 bytes. */
  readonly root: Uint8Array;
  /** The lines after the third, without their newlines. */
  readonly extensions: readonly string[];
  /** The note text, which a signature covers. */
  readonly text: string;
}

const LAST_SIZE = 2n ** 64n - 1n;

/**
 * The tree size: ASCII decimal without leading zeroes, `0` for the empty tree. At most 2^64-1: wherever a tree size has
 * a type it is a uint64 (RFC 6962 section 3.5, `tree_size`; tlog-cosignature, `end`), and a bound keeps a line of a
 * million digits from becoming a number.
 */
export function parseSizeLine(line: string): ParseResult<bigint, 'size'> {
  const size = /^(0|[1-9][0-9]{0,19})$/.test(line) ? BigInt(line) : undefined;
  if (size !== undefined && size <= LAST_SIZE) return parsedValue(size);
  return parseDefect('size', 'a decimal number without leading zeroes, at most 2^64-1', quotedText(line), 'line 2');
}

/** The root hash: standard base 64 (RFC 4648 section 4, padded) of exactly 32 bytes. */
export function parseRootLine(line: string): ParseResult<Uint8Array, 'root'> {
  const root = decodeBase64(line);
  if (root?.length === 32) return parsedValue(root);
  const actual = root === undefined ? quotedText(line) : `${quotedText(line)}, ${root.length} bytes`;
  return parseDefect('root', 'the standard base64 of 32 bytes', actual, 'line 3');
}

/**
 * The checkpoint in a note text, judged line by line in order. `lines` if fewer than three lines end in a newline, or
 * the last line does not; `origin` and `extension` if such a line is empty.
 */
export function parseCheckpointText(
  text: string,
): ParseResult<Checkpoint, 'lines' | 'origin' | 'size' | 'root' | 'extension'> {
  const [origin, second, third, ...extensions] = text.split('\n').slice(0, -1);
  if (origin === undefined || second === undefined || third === undefined || !text.endsWith('\n')) {
    return parseDefect('lines', 'three lines or more, each with its newline', quotedText(text));
  }
  if (origin === '') return parseDefect('origin', 'a non-empty origin', 'an empty line', 'line 1');
  const size = parseSizeLine(second);
  if (size.defect) return size;
  const root = parseRootLine(third);
  if (root.defect) return root;
  const empty = extensions.indexOf('');
  if (empty >= 0) return parseDefect('extension', 'non-empty lines', 'an empty line', `line ${empty + 4}`);
  return parsedValue({ origin, size: size.value, root: root.value, extensions, text });
}
