import { createRouterTransport } from '@connectrpc/connect';
import {
  type Clock,
  createLog,
  ed25519Signer,
  type Log,
  type LogRig,
  type LogRpc,
  logRig,
  rpcRoutes,
  systemClock,
} from '../../../src/reference/log/index.ts';
import { CallCounter } from '../../core/alteration/call-counter.ts';
import { virtualTime } from '../../core/run/time.ts';
import { choicesOfProfiles } from '../../core/spec/profile.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { IN_PROCESS } from '../../transport/http/in-process-transport.ts';
import { parseVkey } from '../oracle/note/vkey.ts';
import { parsePolicy } from '../oracle/policy/parse-policy.ts';
import { logTarget } from '../target/log.ts';
import type { OpenLogTarget } from '../target/opened-log.ts';
import type { RpcRoute } from '../target/rpc/log-over-grpc.ts';
import { acceptedAuthority } from './certificates/accepted-authority.ts';
import { fillCertificateLog, rightCertificateRig } from './certificates/filled-log.ts';
import type { LogNeeds } from './needs.ts';
import { policyText, withWitnesses } from './witnesses/witnesses.ts';

/** A reference log that can be judged in process. */
export interface LogTestbed {
  readonly log: Log;
  readonly target: OpenLogTarget;
  /** Whether a member that the alteration replaced was called at all. */
  fired(): boolean;
}

const ORIGIN = 'touchstone.example/self-test';
const SEED = Buffer.alloc(32, 7);

/** A rig without alterations, always the same. */
export function rightLogRig(origin = ORIGIN): LogRig {
  return logRig({ origin, signer: ed25519Signer({ name: origin, privateKey: SEED }) });
}

/** The right rig of the kind that an alteration needs. */
export function rightRig(
  { profile, policy }: LogNeeds,
  { origin = ORIGIN, clock = systemClock }: { readonly origin?: string | undefined; readonly clock?: Clock } = {},
): LogRig {
  const rig = profile === 'static-ct' ? rightCertificateRig(origin, clock) : rightLogRig(origin);
  return policy === undefined ? rig : withWitnesses(rig, clock);
}

/** A log that is served, with the witnesses of the policies. */
export const witnessedRig = (rig: LogRig): LogRig => withWitnesses(rig, systemClock);

/** The policy that a run is given; undefined where it needs no policy. */
export function neededPolicy(
  { policy, policyLog = 'right' }: LogNeeds,
  right: LogRig,
  own: Pick<Log, 'vkey'>,
): string | undefined {
  if (policy === undefined) return undefined;
  const vkeys = { right: right.signer.vkey, own: own.vkey, none: undefined };
  return policyText(vkeys[policyLog], policy);
}

/** The verifier keys of the log that a run is given. */
export function givenVkeys({ cosignerKeys }: LogNeeds, rig: LogRig, own: Pick<Log, 'vkey'>): readonly string[] {
  return [own.vkey, ...(cosignerKeys ? (rig.cosigners ?? []).map(({ vkey }) => vkey) : [])];
}

/** The bytes of a generated entry: each is different, and no two of the same length are adjacent. */
export function generatedEntry(index: bigint): Uint8Array {
  return Buffer.from(`{"entry":"${index}","text":"${'touchstone '.repeat(Number(index % 7n) + 1)}"}`);
}

/** Gives a log the entries that a rig needs, published on the way as it needs. */
export async function filledLog(log: Log, needs: LogNeeds): Promise<Log> {
  if (needs.profile === 'static-ct') {
    const size = Number(needs.entries ?? 300n);
    await fillCertificateLog(log, size, needs.batch ?? Math.max(size, 1));
    return log;
  }
  const entries = Array.from({ length: Number(needs.entries ?? 300n) }, (_, i) => generatedEntry(BigInt(i)));
  const batch = needs.batch ?? Math.max(entries.length, 1);
  for (let at = 0; at < entries.length; at += batch) await log.append(entries.slice(at, at + batch));
  return log;
}

/** Builds the log, gives it its entries and opens it as a target. */
export async function logTestbed(install: (rig: LogRig) => LogRig, needs: LogNeeds): Promise<LogTestbed> {
  const time = virtualTime();
  const isOfCertificates = needs.profile === 'static-ct';
  const right = rightRig(needs, { clock: { now: () => time.epoch() } });
  const { rig, fired } = countedLogRig(right, install(right));
  const appends = needs.append !== false && !isOfCertificates;
  const creates = (needs.create ?? appends) && !isOfCertificates;
  const kept = await rig.store(rig.parts);
  let life = 0;
  /** The store of the log that is open now; a killed log cannot write any more. */
  const reopened = () => {
    const mine = ++life;
    const write: typeof kept.write = async (path, bytes) => {
      if (mine !== life) throw new Error('the process of this log has ended');
      await kept.write(path, bytes);
    };
    return createLog({ ...rig, store: () => ({ ...kept, write }) });
  };
  let log = await reopened();
  await filledLog(log, needs);
  const policy = neededPolicy(needs, right, log);
  const target = logTarget({
    prefix: `${IN_PROCESS}/api/v2`,
    handler: (request) => log.handler(request),
    keys: givenVkeys(needs, rig, log).map((vkey) => parseVkey(vkey).value!),
    ...(policy === undefined ? {} : { policy: parsePolicy(Buffer.from(policy)).value! }),
    ...originOf(needs, right.origin, rig.origin),
    ...(needs.publishedPrefixes ? { publishedPrefixes: needs.publishedPrefixes } : {}),
    ...(needs.submissionPrefix === undefined ? {} : { submissionPrefix: needs.submissionPrefix }),
    choices: { ...choicesOfProfiles('log', needs.profile ? [needs.profile] : []), ...needs.declare },
    exclusive: true,
    time,
    ...(appends ? { append: { url: `${IN_PROCESS}/append` } } : {}),
    ...(!creates ? {} : { entries: { url: `${IN_PROCESS}/api/v2/log/entries` } }),
    ...(!creates ? {} : { rpc: rpcRoute(rig, () => log) }),
    ...(needs.submit ? { submissions: { url: IN_PROCESS }, submits: true, authority: acceptedAuthority() } : {}),
    ...(needs.restart
      ? {
          // A killed process leaves its store as it is; a process that is asked to end finishes its requests first.
          restart: async (how: 'term' | 'kill') => {
            if (how === 'term') await log.close();
            rig.restarted?.();
            log = await reopened().catch((cause: unknown) => {
              throw new TransportFailure('refused', `the log did not start again: ${cause}`, { cause });
            });
          },
        }
      : {}),
  });
  return { log, target, fired };
}

/** The service over gRPC of the log that is open just then. */
function rpcRoute({ service }: LogRig, log: () => Log): RpcRoute {
  const operations: LogRpc = {
    createEntry: (...asked) => log().rpc.createEntry(...asked),
    getTile: (...asked) => log().rpc.getTile(...asked),
    getEntryBundle: (...asked) => log().rpc.getEntryBundle(...asked),
    getCheckpoint: (...asked) => log().rpc.getCheckpoint(...asked),
  };
  const transport = createRouterTransport(rpcRoutes(operations, service));
  return { url: IN_PROCESS, transport, ...(service === undefined ? {} : { service }) };
}

/** The option with the expected origin. */
function originOf({ origin = 'right' }: LogNeeds, right: string, own: string): { origin?: string } {
  return origin === 'none' ? {} : { origin: origin === 'own' ? own : right };
}

/** Counts the calls of all members in which two rigs differ. */
function countedLogRig(right: LogRig, altered: LogRig): { rig: LogRig; fired: () => boolean } {
  const counting = new CallCounter();
  const count = <F extends (...args: never[]) => unknown>(member: F): F => counting.one(member);
  const signer =
    altered.signer === right.signer ? altered.signer : { ...altered.signer, sign: count(altered.signer.sign) };
  const rig: LogRig = {
    ...altered,
    parts: counting.replaced(altered.parts, right.parts),
    signer,
    store:
      altered.store === right.store
        ? altered.store
        : async (given) => {
            const store = await altered.store(given);
            return { ...store, read: count(store.read), write: count(store.write) };
          },
    middleware: counting.added(altered.middleware, right.middleware),
    ...(altered.rpcMiddleware
      ? {
          rpcMiddleware: altered.rpcMiddleware.map(
            (middleware) => (next) => countedOperations(middleware(next), count),
          ),
        }
      : {}),
    ...(altered.cosigners
      ? {
          cosigners: altered.cosigners.map((cosigner) =>
            right.cosigners?.includes(cosigner) ? cosigner : { ...cosigner, sign: count(cosigner.sign) },
          ),
        }
      : {}),
  };
  const scalar = (
    ['origin', 'base', 'rawAppend', 'entries', 'duplicates', 'pushback', 'frozen', 'roots'] as const
  ).some((member) => altered[member] !== right[member]);
  // A cosigner that is missing is not called.
  const fewer = (altered.cosigners?.length ?? 0) < (right.cosigners?.length ?? 0);
  return { rig, fired: () => scalar || fewer || counting.calls > 0 };
}

/** The operations over gRPC, each counted. */
function countedOperations(rpc: LogRpc, count: <F extends (...args: never[]) => unknown>(member: F) => F): LogRpc {
  return Object.fromEntries(
    Object.entries(rpc).map(([name, operation]) => [name, count(operation)]),
  ) as unknown as LogRpc;
}
