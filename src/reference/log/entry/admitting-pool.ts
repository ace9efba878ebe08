import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { toBinary } from '@bufbuild/protobuf';
import {
  type CreateEntryRequest,
  CreateEntryRequestSchema,
} from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { parts as rightParts } from '../parts.ts';
import type { LogRig } from '../rig.ts';
import { admitted, admittedJson, type RequestBytes } from './admitting.ts';
import { type AdmittingThread, admittingThread } from './admitting-thread.ts';
import type { Admission } from './refusal.ts';

/** The entry of a request in JSON that may be logged, or its refusal. */
export type AdmitJson = (body: Uint8Array) => Promise<Admission<Uint8Array>>;

/** The same for a request that has been read. */
export type AdmitMessage = (request: CreateEntryRequest) => Promise<Admission<Uint8Array>>;

/** Admits requests, here or in threads. */
export interface AdmittingPool {
  readonly admitJson: AdmitJson;
  readonly admitMessage: AdmitMessage;
  /** How many requests the threads have not admitted yet. */
  underWay(): number;
  close(): Promise<void>;
}

/** A request that waits for a thread. */
interface Waiting extends PromiseWithResolvers<Admission<Uint8Array>> {
  readonly request: RequestBytes;
}

/** How many requests a thread gets at once: enough to make the message cheap, few enough to keep the threads equally busy. */
const TOGETHER = 16;
/** With fewer requests at a time a message to a thread would cost more than it saves. */
const LEAST = 8;

/** Threads have the right parts: those of a rig with others are called here. */
const USED = ['readRequest', 'admit', 'canonicalBody', 'entryLimit'] as const;
const USED_TO_ADMIT = ['algorithmOf', 'readKey', 'keyFits', 'digestFits', 'verifyDigest'] as const;

/**
 * Admits requests in as many threads as the rig says, which are started when many requests come in one turn of the event
 * loop. They are taken in the order in which they came.
 */
export function admittingPool({ parts, threads = 0 }: LogRig): AdmittingPool {
  const jsonHere = (body: Uint8Array) => admittedJson(body, parts);
  const messageHere = (request: CreateEntryRequest) => admitted(request, parts);
  const isRight = [...USED, ...USED_TO_ADMIT].every((name) => parts[name] === rightParts[name]);
  if (threads === 0 || !isRight)
    return {
      admitJson: async (body) => jsonHere(body),
      admitMessage: async (request) => messageHere(request),
      underWay: () => 0,
      close: async () => undefined,
    };

  const waiting: Waiting[] = [];
  const pool: AdmittingThread[] = [];
  const idle: AdmittingThread[] = [];
  let underWay = 0;
  let isOpen = true;

  const work = async (thread: AdmittingThread): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, TOGETHER);
      try {
        const outcomes = await thread.admit(batch.map(({ request }) => request));
        for (const [i, { resolve, reject }] of batch.entries()) {
          const { admission, thrown } = outcomes[i]!;
          if (admission) resolve(admission);
          else reject(thrown);
        }
      } catch (cause) {
        // The thread has ended; another one takes its place with the next request.
        pool.splice(pool.indexOf(thread), 1);
        for (const { reject } of batch) reject(cause);
        return;
      }
    }
    idle.push(thread);
  };

  const inThread = (request: RequestBytes): Promise<Admission<Uint8Array>> => {
    while (pool.length < threads) {
      const thread = admittingThread();
      pool.push(thread);
      idle.push(thread);
    }
    const outcome = { request, ...Promise.withResolvers<Admission<Uint8Array>>() };
    waiting.push(outcome);
    const thread = idle.pop();
    if (thread) void work(thread);
    return outcome.promise;
  };

  const admit = async (
    here: () => Admission<Uint8Array>,
    bytes: () => RequestBytes,
  ): Promise<Admission<Uint8Array>> => {
    underWay++;
    try {
      // The requests that come in one turn of the event loop come at once, though each is called on its own.
      if (pool.length === 0) await turn();
      return await (isOpen && (pool.length > 0 || underWay >= LEAST) ? inThread(bytes()) : here());
    } finally {
      underWay--;
    }
  };

  return {
    admitJson: (body) =>
      admit(
        () => jsonHere(body),
        () => ({ form: 'json', bytes: body }),
      ),
    admitMessage: (request) =>
      admit(
        () => messageHere(request),
        () => ({ form: 'message', bytes: messageBytes(request) }),
      ),
    underWay: () => underWay,
    close: async () => {
      isOpen = false;
      while (underWay > 0) await sleep(1);
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
}

/** Unknown members stay behind: they do not count when a request is admitted. */
function messageBytes(request: CreateEntryRequest): Uint8Array {
  return toBinary(CreateEntryRequestSchema, request, { writeUnknownFields: false });
}
