import { fetchHead } from '../checkpoint/fetch-head.ts';
import { readHeadWithEdge } from '../checkpoint/head-with-edge.ts';
import { type AuditProfile, auditProfile } from '../entries/entries.ts';
import { minimumIndexFinding } from '../finding/pruning.ts';
import { addTally, countFinding, newTally, unreadText } from '../finding/tally.ts';
import type { AuditOptions } from '../options.ts';
import type { AuditResult, AuditVerdict } from '../result.ts';
import { hasDataTilesAlone, OTHER_FORMAT } from '../source/entry-format.ts';
import { openSource } from '../source/open-source.ts';
import type { LogSource } from '../source/source.ts';
import { rootOfRightEdge } from '../verify/right-edge.ts';
import { judgeParts } from './judge-parts.ts';
import { type PartNumber, partEntries, partRange } from './part-range.ts';
import { newPartState, type PartState } from './part-state.ts';
import { idleRun, verifyMissing } from './verify-missing.ts';

/** The settings of the audit of a part. */
export interface PartOptions extends Omit<AuditOptions, 'sample' | 'state'> {
  readonly part: PartNumber;
  /** The address for people. */
  readonly address: string;
  /** The signed note of the tree; without it, that of `earlier`, or the one that the log serves now. */
  readonly checkpoint?: Uint8Array;
  /** An earlier run of the same part, which goes on. */
  readonly earlier?: PartState;
  /** Keeps the state, so that another run can go on from it. Called now and then, and at the end. */
  readonly save: (state: PartState) => void;
}

/**
 * Audits a part of a log: its checkpoint, its right edge by the root, and each tile, each bundle and each entry of the part up
 * to the root. For anything that the log does, it returns a result.
 */
export async function auditPart(options: PartOptions): Promise<AuditResult> {
  const startedAt = new Date();
  const began = performance.now();
  const because: string[] = [];
  const profile = auditProfile(options);
  const source = withCheckpoint(options.source ?? (await openSource(options.place, options.signal)), options);
  const end = (verdict: AuditVerdict, more: Partial<AuditResult> = {}): AuditResult => {
    const durationMs = performance.now() - began;
    const nothing = { tally: newTally(), findings: [], found: 0, rootVerified: false, workers: 0 };
    return { startedAt, durationMs, verdict, because, profile, ...nothing, ...more };
  };
  try {
    const read = await fetchHead(options, source, because);
    if (options.signal?.aborted && 'ended' in read) return end('interrupted', { because: [] });
    if ('ended' in read) {
      const { ended, ...section } = read;
      return end(ended, section);
    }
    const above = newTally();
    const { head, edge } = await readHeadWithEdge(options, source, read, above);
    if (!head) return end('wrong', { tally: above, findings: above.findings, found: above.found });
    if (head.unsure !== undefined) because.push(head.unsure);
    const { size } = head.checkpoint;
    const { minimum = 0n } = options;
    const state = options.earlier ?? stateOf(options, profile, size, head.note);
    if (minimum > size) countFinding(above, minimumIndexFinding(minimum, size));
    const isBelowSound = above.findings.every(({ at }) => at === 'checkpoint');
    if (profile === 'tlog-tiles' && isBelowSound && (await hasDataTilesAlone(source, size, state.minimum))) {
      because.push(OTHER_FORMAT);
      const { findings, found } = above;
      return end(found > 0 ? 'wrong' : 'incomplete', { head, tally: above, findings, found });
    }
    // A resource that could not be read before is read again.
    Object.assign(state.above, { unread: [], unreadCount: 0 });
    addTally(state.above, above);
    const before = state.durationMs;
    const spent = () => {
      state.durationMs = before + performance.now() - began;
    };
    const run = state.complete ? idleRun : await verifyMissing(options, { source, state, edge, head }, spent);
    spent();
    options.save(state);
    const interrupted = options.signal?.aborted ?? false;
    if (run.stopped !== undefined && !interrupted) because.push(run.stopped);
    if (options.keys.length === 0) because.push('no key was given, so the signatures were not judged');
    if (run.tally.unreadCount > 0 && !interrupted) because.push(unreadText(run.tally));
    const tally = judgeParts([state], head.checkpoint);
    Object.assign(tally, { unread: run.tally.unread, unreadCount: run.tally.unreadCount });
    const verdict = interrupted
      ? 'interrupted'
      : tally.found > 0
        ? 'wrong'
        : because.length > 0 || !state.complete
          ? 'incomplete'
          : 'verified';
    return end(verdict, {
      head,
      tally,
      findings: tally.findings,
      found: tally.found,
      durationMs: state.durationMs,
      rootVerified: rootOfRightEdge(edge) === latin1(head.checkpoint.root),
      workers: run.workers,
      part: { ...state.part, first: state.first, end: state.end, next: state.next },
    });
  } finally {
    await source.close();
  }
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The source with the checkpoint of the tree that all parts verify. */
function withCheckpoint(source: LogSource, { checkpoint, earlier }: PartOptions): LogSource {
  const note = earlier?.note ?? checkpoint;
  if (note === undefined) return source;
  return {
    ...source,
    read: (path, limit) => (path === 'checkpoint' ? Buffer.from(note) : source.read(path, limit)),
  };
}

function stateOf(
  { address, part, minimum = 0n }: PartOptions,
  profile: AuditProfile,
  size: bigint,
  note: Uint8Array,
): PartState {
  const least = minimum < size ? minimum : size;
  const entries = partEntries(size, partRange(size, least, part));
  return newPartState({ address, note, profile, minimum: least, part, ...entries });
}
