import type { Checkpoint } from '../../log/oracle/checkpoint/checkpoint.ts';
import type { SignatureLine } from '../../log/oracle/note/note.ts';
import { parseTreeHeadSignature, TREE_HEAD } from '../../log/oracle/note/tree-head.ts';
import type { Vkey } from '../../log/oracle/note/verifier-key.ts';
import { type Finding, finding } from '../finding/finding.ts';

/** A checkpoint that is signed as a tree head. */
export interface SignedTreeHead {
  /** Milliseconds since 1970. */
  readonly time: bigint;
  readonly findings: readonly Finding[];
}

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * The time of a checkpoint whose signatures verify, if one is of the type 0x05, and what such a signature does not cover
 * (C2SP static-ct-api, "Checkpoints"): extension lines, and the origin, which the key name repeats.
 */
export function signedTreeHead(
  { origin, extensions }: Pick<Checkpoint, 'origin' | 'extensions'>,
  lines: readonly SignatureLine[],
  keys: readonly Vkey[],
): SignedTreeHead | undefined {
  const isOurs = ({ name, keyId }: SignatureLine) =>
    keys.some((key) => key.type === TREE_HEAD && key.name === name && key.keyId === keyId);
  const line = lines.find(isOurs);
  const time = line && parseTreeHeadSignature(line.signature).value?.timestamp;
  if (!line || time === undefined) return undefined;
  const findings: Finding[] = [];
  const wrong = (place: string, expected: string, actual: string) =>
    void findings.push(finding('checkpoint', `checkpoint, ${place}`, expected, actual));
  if (extensions.length > 0)
    wrong(
      'line 4',
      'no extension lines, which the signature of a tree head does not cover',
      `${extensions.length} of them, the first ${JSON.stringify(extensions[0])}`,
    );
  if (SCHEME.test(origin) || origin.endsWith('/'))
    wrong('line 1', 'the submission prefix without scheme and trailing slashes', JSON.stringify(origin));
  if (line.name !== origin)
    wrong('signature', `the origin ${JSON.stringify(origin)} as its key name`, JSON.stringify(line.name));
  return { time, findings };
}
