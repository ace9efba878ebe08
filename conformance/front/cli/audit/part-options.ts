import { readFileSync } from 'node:fs';
import { CHECKPOINT_BYTES } from '../../../audit/checkpoint/fetch-head.ts';
import type { PartNumber } from '../../../audit/part/part-range.ts';
import type { PartState } from '../../../audit/part/part-state.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import type { AuditCommandOptions } from './audit-options.ts';

/** The most parts of an audit. */
const MOST_PARTS = 1_000_000;

/** The part that `--part I/N` names. @throws UsageError for any other text. */
export function partNumber(text: string): PartNumber {
  const [, index, of] = /^(\d{1,7})\/(\d{1,7})$/.exec(text)?.map(Number) ?? [];
  if (index && of && index <= of && of <= MOST_PARTS) return { index, of };
  return throwUsageError(`--part takes a part and the number of parts, such as 3/16, not "${text}"`);
}

/** @throws UsageError for options of an audit that do not go with `--part`, or lack it. */
export function requirePartOptions({ part, out, checkpoint, sample, state }: AuditCommandOptions): void {
  if (part === undefined) {
    if (out ?? checkpoint)
      throwUsageError(`${out === undefined ? '--checkpoint' : '--out'} belongs to a part: give --part, such as 3/16`);
    return;
  }
  if (out === undefined) throwUsageError('--part needs --out FILE, which "touchstone audit merge" reads');
  if (sample !== undefined) throwUsageError('--sample draws from the whole log: leave out --part');
  if (state !== undefined) throwUsageError('--state keeps the checkpoint of a whole audit: leave out --part');
}

/** The signed note in the file of `--checkpoint`. @throws UsageError where it cannot be read. */
export function checkpointFile(file: string | undefined): Uint8Array | undefined {
  if (file === undefined) return undefined;
  try {
    const note = readFileSync(file);
    if (note.length <= CHECKPOINT_BYTES) return note;
  } catch (cause) {
    throwUsageError(`the checkpoint ${file} cannot be read: ${fileErrorText(cause)}`);
  }
  return throwUsageError(`the checkpoint ${file} is longer than any checkpoint, ${CHECKPOINT_BYTES} bytes`);
}

/** @throws UsageError for a file of `--out` that has another part, or the part of another tree. */
export function requireSamePart(
  file: string,
  earlier: PartState,
  {
    part,
    checkpoint,
    minimum,
    address,
    profile,
  }: Pick<PartState, 'part' | 'address' | 'profile'> & {
    readonly checkpoint?: Uint8Array | undefined;
    readonly minimum?: bigint | undefined;
  },
): void {
  const differs = (what: string, found: string | number | bigint, expected: string | number | bigint) =>
    throwUsageError(
      `${file} has ${what} ${found}, not ${expected}: give another --out, or remove the file to begin anew`,
    );
  const name = ({ index, of }: PartNumber) => `${index}/${of}`;
  if (name(earlier.part) !== name(part)) differs('part', name(earlier.part), name(part));
  if (earlier.address !== address) differs('a part of', earlier.address, address);
  if (earlier.profile !== profile) differs('a part by', earlier.profile, profile);
  if (checkpoint && Buffer.compare(earlier.note, checkpoint) !== 0)
    throwUsageError(`${file} has a part of the tree of another checkpoint: give another --out, or remove the file`);
  if (minimum !== undefined && minimum !== earlier.minimum) differs('--minimum-index', earlier.minimum, minimum);
}
