import type { Checkpoint } from '../../log/oracle/checkpoint/checkpoint.ts';
import type { SignatureLine } from '../../log/oracle/note/note.ts';
import { cosignatureAheadDefect } from '../../log/oracle/policy/cosignature-time.ts';
import {
  badCosignatureDefect,
  cosignatureFormDefect,
  cosignaturesBy,
  cosignedBy,
  quorumDefect,
} from '../../log/oracle/policy/cosignatures.ts';
import { listedLogDefect } from '../../log/oracle/policy/listed-log.ts';
import type { Policy } from '../../log/oracle/policy/policy.ts';
import { type Finding, finding } from '../finding/finding.ts';

/** How far ahead of the clock of this machine a cosignature may be, in seconds: clocks differ. */
const AHEAD_S = 60;

/** A checkpoint judged by a policy. */
export interface Cosigned {
  readonly findings: readonly Finding[];
  /** The witnesses of the policy whose cosignatures verify, by their names in it. */
  readonly cosignedBy: readonly string[];
}

/**
 * Judges the cosignatures of a checkpoint: its log, the form, signature and time of each line by a witness of the policy, and
 * the quorum, which is not judged where such a line is wrong. `nowMs`: the time, since 1970.
 */
export function judgeCosigned(
  checkpoint: Checkpoint,
  lines: readonly SignatureLine[],
  policy: Policy,
  nowMs = Date.now(),
): Cosigned {
  const now = BigInt(Math.floor(nowMs / 1000));
  const cosignatures = cosignaturesBy(policy, checkpoint.text, lines);
  const ofLines = cosignatures.flatMap(
    (one) => cosignatureFormDefect(one) ?? badCosignatureDefect(one) ?? cosignatureAheadDefect(one, now, AHEAD_S) ?? [],
  );
  const unlisted = listedLogDefect(policy, checkpoint, lines);
  const short = ofLines.length > 0 ? undefined : quorumDefect(policy, cosignatures);
  return {
    findings: [
      ...(unlisted ? [finding('unlisted-log', unlisted.at!, unlisted.expected, unlisted.actual)] : []),
      ...ofLines.map(({ at, expected, actual }) => finding('cosignature', at!, expected, actual)),
      ...(short ? [finding('quorum', short.at!, short.expected, short.actual)] : []),
    ],
    cosignedBy: [...cosignedBy(cosignatures)].map(({ name }) => name),
  };
}
