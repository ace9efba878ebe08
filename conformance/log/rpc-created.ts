/** What is created over gRPC, and what the messages that answer have to hold (Rekor v2, "CreateEntry"). */
import type { Defect } from '../core/defect.ts';
import type { LogEntry, NewEntry } from '../core/log-entry.ts';
import type { RpcAnswer } from '../core/log-rpc.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Vkey } from '../core/vkey.ts';
import { base64, equalBytes, utf8 } from '../oracle/bytes.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { canonicalBody } from '../oracle/hashedrekord.ts';
import { leafHash } from '../oracle/merkle.ts';
import { created, maker } from './created.ts';
import { entriesAt, type Found } from './entries-at.ts';
import { logIdDefect } from './log-id-defect.ts';
import { answered, noteOf, rpcWrites } from './rpc-answers.ts';
import { several } from './several.ts';
import { signatureDefect } from './signature-defect.ts';
import { contentStage, linesStage } from './stages.ts';
import { proofDefect } from './standing.ts';
import { kept } from './written.ts';

/** An entry that was created over gRPC, and the message that answered. */
export interface RpcCreated {
  readonly entry: NewEntry;
  readonly logged: LogEntry;
  readonly answer: RpcAnswer<LogEntry>;
}

/** An entry by public key, and one by certificate where HTTP takes those. */
const rpcCreated = premise<LogTarget>()({
  name: 'rpc-created',
  owners: { refused: 'log/rpc/create-entry#refused' },
  async find(log, t): Promise<readonly RpcCreated[]> {
    if (!(await t.use(rpcWrites))) return t.notApplicable('the log takes no entries');
    // What is wrong with the tree, or with what was created over HTTP, is no matter of gRPC.
    await t.use(kept);
    const { make } = await t.use(maker);
    const certified = (await t.use(several)).find(({ as, creation }) => as === 'x509Certificate' && creation?.logged);
    const entries = [
      ['CreateEntry', make('over gRPC')],
      ...(certified
        ? ([
            ['CreateEntry, by certificate', make('certificate over gRPC', certified.algorithm, 'x509Certificate')],
          ] as const)
        : []),
    ] as const;
    const all: RpcCreated[] = [];
    for (const [at, entry] of entries) {
      const answer = await log.grpc!.createEntry(entry);
      all.push({ entry, answer, logged: answered(t, answer, 'refused', at) });
    }
    return all;
  },
});

/** A message whose entry is the one that was sent, and lies at its index. */
export interface RpcLogged extends RpcCreated {
  readonly there: Found;
}

/** The messages, the entries of which are right. */
export const rpcLogged = premise<LogTarget>()({
  name: 'rpc-logged',
  owners: {
    'not-logged': 'log/rpc/create-entry#not-logged',
    'other-body': 'log/rpc/create-entry#other-body',
  },
  async find(log, t): Promise<readonly RpcLogged[]> {
    const all = await t.use(rpcCreated);
    const overHttp = await t.use(created);
    // Which form a body has is not the interface's to say, but both ways give the same.
    const known = equalBytes(canonicalBody(overHttp.entry), overHttp.logged.canonicalizedBody);
    for (const { entry, logged, answer } of all) {
      const [asSent, body] = [canonicalBody(entry), logged.canonicalizedBody];
      const [expected, actual] = [asSent, body].map((one) => Buffer.from(one).toString('utf8')) as [string, string];
      const other = { reason: 'other-body', expected, actual, at: 'CreateEntry' } as const;
      t.judge(known && !equalBytes(asSent, body) ? other : undefined, answer);
    }
    const indices = all.map(({ logged }) => logged.logIndex);
    const found = await entriesAt(log, t, indices);
    return all.map((one, i) => {
      const there = found[i]!;
      const body = one.logged.canonicalizedBody;
      const expected = `entry ${there.index} with hash ${base64(leafHash(body))}`;
      const defect = { reason: 'not-logged', expected, actual: base64(leafHash(there.entry)), at: there.path } as const;
      t.judge(equalBytes(there.entry, body) ? undefined : defect, there.answer);
      return { ...one, there };
    });
  },
});

type MessageReason = 'proof' | 'checkpoint' | 'kind' | 'log-id' | 'time';

/**
 * What is wrong with a message whose entry is right. `overHttp` is what HTTP answered to another entry: what is wrong
 * there in the same way is said there.
 */
export function messageDefect(
  logged: LogEntry,
  overHttp: LogEntry,
  keys: readonly Vkey[] | undefined,
): Defect<MessageReason> | undefined {
  const note = noteIn(logged);
  return (
    proofDefectOf(logged, note?.checkpoint) ??
    checkpointDefect(logged, note, keys) ??
    kindDefect(logged, overHttp) ??
    logIdDefectOf(logged, overHttp, note, keys) ??
    timeDefect(logged, overHttp)
  );
}

type Note = { readonly checkpoint: Checkpoint; readonly lines: NonNullable<ReturnType<typeof linesStage>>['value'] };

/** The checkpoint of a message's proof; undefined where there is none that can be read. */
function noteIn({ inclusionProof }: LogEntry): Note | undefined {
  const answer = inclusionProof && noteOf(utf8(inclusionProof.checkpoint));
  const [checkpoint, lines] = [answer && contentStage(answer)?.value, answer && linesStage(answer)?.value];
  return checkpoint && lines && { checkpoint, lines };
}

function proofDefectOf(logged: LogEntry, checkpoint: Checkpoint | undefined): Defect<'proof'> | undefined {
  const { logIndex, inclusionProof: proof } = logged;
  // Without a checkpoint there is nothing that a proof could lead to, which is said of the checkpoint.
  if (proof && !checkpoint) return undefined;
  const reason = 'proof';
  const at = 'inclusionProof';
  if (proof && proof.logIndex !== logIndex)
    return { reason, expected: `index ${logIndex}, as logIndex says`, actual: `${proof.logIndex}`, at };
  if (proof && proof.treeSize <= logIndex)
    return { reason, expected: `a tree that has index ${logIndex}`, actual: `tree size ${proof.treeSize}`, at };
  if (proof && !equalBytes(proof.rootHash, checkpoint!.root)) {
    const expected = `${base64(checkpoint!.root)}, as its checkpoint says`;
    return { reason, expected, actual: base64(proof.rootHash), at: `${at}.rootHash` };
  }
  const defect = proofDefect(logged);
  return defect && { ...defect, reason };
}

function checkpointDefect(
  { inclusionProof }: LogEntry,
  note: Note | undefined,
  keys: readonly Vkey[] | undefined,
): Defect<'checkpoint'> | undefined {
  const [reason, at] = ['checkpoint', 'inclusionProof.checkpoint'] as const;
  if (!note) return { reason, expected: 'a signed checkpoint', actual: inclusionProof!.checkpoint || 'none', at };
  const unsigned = keys && signatureDefect(note.checkpoint.text, note.lines ?? [], keys);
  return unsigned && { ...unsigned, reason, at };
}

function kindDefect({ kindVersion: own }: LogEntry, { kindVersion: other }: LogEntry): Defect<'kind'> | undefined {
  const say = (one: LogEntry['kindVersion']) => (one ? `${one.kind} ${one.version}` : 'none');
  const [expected, actual] = ['hashedrekord 0.0.2', say(own)];
  if (actual === expected || actual === say(other)) return undefined;
  return { reason: 'kind', expected, actual, at: 'kindVersion' };
}

function logIdDefectOf(
  { logId }: LogEntry,
  { logId: other }: LogEntry,
  note: Note | undefined,
  keys: readonly Vkey[] | undefined,
): Defect<'log-id'> | undefined {
  if (!other || (logId && equalBytes(logId, other))) return undefined;
  const [reason, at] = ['log-id', 'logId.keyId'] as const;
  if (!logId) return { reason, expected: base64(other), actual: 'none', at };
  const { origin } = note!.checkpoint;
  const defect = logIdDefect(logId, { origin, lines: note!.lines ?? [], keys });
  return defect && { ...defect, reason };
}

function timeDefect(own: LogEntry, other: LogEntry): Defect<'time'> | undefined {
  const reason = 'time';
  if (own.integratedTime !== 0n && other.integratedTime === 0n)
    return { reason, expected: '0', actual: `${own.integratedTime}`, at: 'integratedTime' };
  if (own.inclusionPromise && !other.inclusionPromise)
    return { reason, expected: 'none', actual: base64(own.inclusionPromise), at: 'inclusionPromise' };
  return undefined;
}
