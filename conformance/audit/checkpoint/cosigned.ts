import type { Defect } from '../../core/check/defect.ts';
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
  /** Why the time of a cosignature is not judged; absent where each is. */
  readonly unsure?: string;
}

/** The times by which a cosignature may be in the future, in milliseconds since 1970. */
export interface Clocks {
  readonly ours: number;
  /** That of the log's answer, by its Date (RFC 9110, section 6.6.1); absent for files. */
  readonly ofLog?: number | undefined;
}

/**
 * Judges the cosignatures of a checkpoint: its log, the form, signature and time of each line by a witness of the policy, and
 * the quorum, which is not judged where such a line is wrong. A time in the future is wrong where the clock of the log agrees
 * with that of this machine; otherwise this one may be late.
 */
export function judgeCosigned(
  checkpoint: Checkpoint,
  lines: readonly SignatureLine[],
  policy: Policy,
  clocks: Clocks = { ours: Date.now() },
): Cosigned {
  const now = BigInt(Math.floor(clocks.ours / 1000));
  const cosignatures = cosignaturesBy(policy, checkpoint.text, lines);
  const ofLines: Defect[] = cosignatures.flatMap(
    (one) => cosignatureFormDefect(one) ?? badCosignatureDefect(one) ?? [],
  );
  const ahead = cosignatures.flatMap((one) => (one.verifies ? (cosignatureAheadDefect(one, now, AHEAD_S) ?? []) : []));
  const clocksAgree = clocks.ofLog !== undefined && clocks.ofLog <= clocks.ours + (AHEAD_S * 1000) / 2;
  if (clocksAgree) ofLines.push(...ahead);
  const unlisted = listedLogDefect(policy, checkpoint, lines);
  const short = ofLines.length > 0 ? undefined : quorumDefect(policy, cosignatures);
  return {
    findings: [
      ...(unlisted ? [finding('unlisted-log', unlisted.at!, unlisted.expected, unlisted.actual)] : []),
      ...ofLines.map(({ at, expected, actual }) => finding('cosignature', at!, expected, actual)),
      ...(short ? [finding('quorum', short.at!, short.expected, short.actual)] : []),
    ],
    cosignedBy: [...cosignedBy(cosignatures)].map(({ name }) => name),
    ...(ahead[0] && !clocksAgree && { unsure: unsureText(ahead[0], clocks) }),
  };
}

function unsureText({ at, actual }: { readonly at?: string; readonly actual: string }, clocks: Clocks): string {
  const ours = new Date(clocks.ours).toISOString();
  const ofLog = clocks.ofLog === undefined ? '' : `, and the log's answer of ${new Date(clocks.ofLog).toISOString()}`;
  return `${at}: its time, ${actual}, is in the future for the clock of this machine, ${ours}${ofLog}: see which of them is wrong`;
}
