import { fetchHead } from '../audit/checkpoint/fetch-head.ts';
import { compareHeads } from '../audit/checkpoint/growth.ts';
import type { Head } from '../audit/checkpoint/head.ts';
import { readHeadWithEdge, waitForLargerHead } from '../audit/checkpoint/head-with-edge.ts';
import { bundleEntries } from '../audit/entries/bundle-entries.ts';
import type { Finding } from '../audit/finding/finding.ts';
import { newTally } from '../audit/finding/tally.ts';
import type { AuditOptions } from '../audit/options.ts';
import { openSource } from '../audit/source/open-source.ts';
import { fetchEntries } from '../audit/source/resources.ts';
import { type LogLocation, type LogSource, UnreadResource } from '../audit/source/source.ts';
import { hashText } from '../audit/verify/hash-text.ts';
import { rootOfRightEdge } from '../audit/verify/right-edge.ts';
import { BrokenTile, VerifiedTiles } from '../audit/verify/verified-tiles.ts';
import type { Defect } from '../core/check/defect.ts';
import type { Checkpoint } from '../log/oracle/checkpoint/checkpoint.ts';
import { leafHash } from '../log/oracle/merkle/tree-hash.ts';
import type { Vkey } from '../log/oracle/note/verifier-key.ts';
import { parseBundle } from '../log/oracle/tiles/bundle.ts';
import { bundlePath } from '../log/oracle/tiles/path.ts';
import { base64, equalBytes, utf8 } from '../oracle/bytes/bytes.ts';
import { judged, open, type Statement } from './statement.ts';

/** An entry that by itself is sound, and where its log is. */
export interface EntryInLog {
  readonly index: bigint;
  readonly body: Uint8Array;
  readonly checkpoint: Checkpoint;
  readonly keys: readonly Vkey[];
  readonly place: LogLocation;
  /** The log need not serve bundles that end at or below this index. */
  readonly minimum?: bigint;
  readonly signal?: AbortSignal;
}

/** The statements on a log; `unreachable`: why nothing answered. */
export interface JudgedInLog {
  readonly statements: readonly Statement[];
  readonly unreachable?: string;
}

const defectOf = ({ kind, expected, actual, at }: Finding): Defect => ({ reason: kind, expected, actual, at });

/** Judges whether a log has an entry: whether it has grown from the entry's checkpoint, and serves its body. */
export async function judgeInLog(held: EntryInLog): Promise<JudgedInLog> {
  const { place, keys, checkpoint, signal } = held;
  const source = await openSource(place, signal);
  try {
    const options: AuditOptions = { place, keys, origin: checkpoint.origin };
    const because: string[] = [];
    const read = await fetchHead(options, source, because);
    const [why = ''] = because;
    if ('ended' in read)
      return { statements: [open('served', why)], ...(read.ended === 'unreachable' ? { unreachable: why } : {}) };
    const known: Head = { checkpoint, note: utf8(checkpoint.text), signatures: 'verified', signedBy: [] };
    const tally = newTally();
    const latest = await waitForLargerHead(options, source, read, known);
    const { head, edge } = await readHeadWithEdge(options, source, latest, tally);
    const [first] = tally.findings;
    if (first) return { statements: [judged('served', defectOf(first))] };
    if (!head || tally.unreadCount > 0) return { statements: [open('served', tally.unread[0] ?? 'it cannot be read')] };
    const root = Buffer.from(head.checkpoint.root).toString('latin1');
    const actual = rootOfRightEdge(edge) ?? '';
    if (actual !== root) {
      const expected = `tiles with the root ${hashText(root)}, as in the checkpoint`;
      return {
        statements: [
          judged('served', { reason: 'root-differs', expected, actual: hashText(actual), at: 'checkpoint' }),
        ],
      };
    }
    const way = new VerifiedTiles(source, head.checkpoint.size, edge);
    return { statements: [judged('served', undefined), ...(await inTree(held, head.checkpoint, source, way))] };
  } finally {
    await source.close();
  }
}

/** Whether the served tree has grown from the entry's, and has its body. */
async function inTree(
  held: EntryInLog,
  now: Checkpoint,
  source: LogSource,
  way: VerifiedTiles,
): Promise<readonly Statement[]> {
  const growth = await compareHeads(held.checkpoint, now, source, way, 'as in the entry');
  const grown: Statement =
    growth.kind === 'unproved' && !growth.finding
      ? open('grown', growth.why)
      : judged('grown', growth.finding && defectOf(growth.finding));
  if (now.size <= held.index) return [grown];
  try {
    return [grown, await loggedStatement(held, now.size, source, way)];
  } catch (cause) {
    if (cause instanceof UnreadResource) return [grown, open('logged', cause.message)];
    if (cause instanceof BrokenTile) return [grown, judged('logged', defectOf(cause.finding))];
    throw cause;
  }
}

/** Whether the tile and the bundle have the body at the index. */
async function loggedStatement(
  { index, body, minimum = 0n }: EntryInLog,
  size: bigint,
  source: LogSource,
  way: VerifiedTiles,
): Promise<Statement> {
  const [bundle, place] = [index / 256n, Number(index % 256n)];
  const hash = Buffer.from(leafHash(body)).toString('latin1');
  const tile = await way.tile(0, bundle);
  const at = `entry ${index}`;
  if (tile[place] !== hash) {
    const expected = `the hash ${hashText(hash)} of the body`;
    return judged('logged', { reason: 'other-hash', expected, actual: hashText(tile[place]!), at: `${at} of level 0` });
  }
  const end = (bundle + 1n) * 256n;
  const width = end <= size ? 256 : Number(size % 256n);
  const read = await fetchEntries(source, bundleEntries, bundle, width);
  const path = bundlePath(width === 256 ? { index: bundle } : { index: bundle, width });
  if (!read.bytes) {
    if ('unread' in read) return open('logged', read.unread);
    return end <= minimum
      ? open('logged', `${path} may have been pruned below the minimum index`)
      : judged('logged', defectOf(read.finding));
  }
  const { value: entries, defect } = parseBundle(read.bytes, read.whole ? width : 256);
  if (defect) return judged('logged', { ...defect, at: path });
  const served = entries[place]!;
  if (equalBytes(served, body)) return judged('logged', undefined);
  return judged('logged', {
    reason: 'other-entry',
    expected: base64(body),
    actual: base64(served),
    at: `${path}, ${at}`,
  });
}
