/** Finds out how the log at an address is laid out, by its checkpoint and its first bundle. */

import { networkOptions } from '../../../command/options/network-options.ts';
import { realTime } from '../../../core/run/time.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { isJsonObject, readJson } from '../../../oracle/json/json.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { checkpointSignatureOf, openCheckpoint, signatureLinesOf } from '../../oracle/checkpoint/stages.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import type { SignatureLine } from '../../oracle/note/note.ts';
import type { Vkey } from '../../oracle/note/verifier-key.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { openLogTarget } from '../../target/opened-log.ts';

/** A log that serves a checkpoint. */
export interface FoundLog {
  /** The option for its address. */
  readonly option: 'url' | 'read-url';
  readonly address: string;
  readonly prefix: string;
  readonly checkpoint: Checkpoint;
  readonly signatures: readonly SignatureLine[];
  /** Whether a given key has signed the checkpoint; undefined without a key. */
  readonly signed: boolean | undefined;
  /** Whether its first entry is one of Rekor; undefined if it could not be read. */
  readonly rekor: boolean | undefined;
}

/** Why no log was found. */
export interface NoLog {
  readonly why: string;
  /** Whether a server answered. */
  readonly answered: boolean;
}

/** How long one answer may take. */
const TIMEOUT_MS = 5000;
/** The number of entries in a full bundle (tlog-tiles, "Log entries"). */
const FULL = 256n;

/** The two layouts: the interface's below a base address, and a bare prefix of tlog-tiles. */
function layoutsOf(address: string): readonly Pick<FoundLog, 'option' | 'address' | 'prefix'>[] {
  const [, base] = /^(.+)\/api\/v2$/.exec(address) ?? [];
  const bare = { option: 'read-url', address, prefix: address } as const;
  return base === undefined
    ? [{ option: 'url', address, prefix: `${address}/api/v2` }, bare]
    : [{ option: 'url', address: base, prefix: address }];
}

/** Reads the checkpoint of both layouts, and the first bundle of the one that is there. Nothing else is asked. */
export async function findLog(address: string, keys: readonly Vkey[], signal: AbortSignal): Promise<FoundLog | NoLog> {
  const missing: string[] = [];
  for (const layout of layoutsOf(address)) {
    const found = await logAt(layout, keys, signal);
    signal.throwIfAborted();
    if (!('why' in found)) return found;
    if (!found.answered) return found;
    missing.push(found.why);
  }
  return { why: missing.join(', and '), answered: true };
}

async function logAt(
  layout: ReturnType<typeof layoutsOf>[number],
  keys: readonly Vkey[],
  signal: AbortSignal,
): Promise<FoundLog | NoLog> {
  const { prefix } = layout;
  const network = networkOptions({}, [prefix]);
  const log = openLogTarget({ prefix, network, signal, time: realTime(), timeoutMs: TIMEOUT_MS }, undefined);
  try {
    const answer = await log.read({ kind: 'checkpoint' });
    const checkpoint = openCheckpoint(answer, undefined);
    if (!checkpoint) {
      const served = answer.status === 200 ? 'something else than a checkpoint' : `status ${answer.status}`;
      return { why: `${prefix}/checkpoint gives ${served}`, answered: true };
    }
    return {
      ...layout,
      checkpoint,
      signatures: signatureLinesOf(answer)?.value ?? [],
      signed: keys.length === 0 ? undefined : checkpointSignatureOf(answer, keys)?.defect === undefined,
      rekor: layout.option === 'url' ? await hasRekorEntries(log, checkpoint.size) : undefined,
    };
  } catch (cause) {
    if (!(cause instanceof TransportFailure)) throw cause;
    return { why: cause.message, answered: cause.answered };
  } finally {
    await log.close();
  }
}

/** Whether the first entry is in a form of Rekor: JSON with an API version and a kind. */
async function hasRekorEntries(log: LogTarget, size: bigint): Promise<boolean | undefined> {
  if (size === 0n) return undefined;
  const width = size < FULL ? Number(size) : Number(FULL);
  const partial = width < FULL ? { width } : {};
  const answer = await log.read({ kind: 'entries', index: 0n, ...partial });
  const body = answer.status === 200 ? readableBody(answer) : undefined;
  const [first] = (body && parseBundle(body, width).value) ?? [];
  if (!first) return undefined;
  const entry = readJson(first).value;
  return isJsonObject(entry) && typeof entry.apiVersion === 'string' && typeof entry.kind === 'string';
}
