import { setTimeout as sleep } from 'node:timers/promises';
import { parts as rightParts } from '../parts.ts';
import type { LogRig } from '../rig.ts';
import { admittedJson } from './admitting.ts';
import { type AdmittingThread, admittingThread } from './admitting-thread.ts';
import type { Admission } from './refusal.ts';

/** The entry of a request in JSON that may be logged, or its refusal. */
export type AdmitJson = (body: Uint8Array) => Promise<Admission<Uint8Array>>;

/** Admits requests, here or in threads. */
export interface AdmittingPool {
  readonly admitJson: AdmitJson;
  /** How many requests the threads have not admitted yet. */
  underWay(): number;
  close(): Promise<void>;
}

/** A request that waits for a thread. */
interface Waiting extends PromiseWithResolvers<Admission<Uint8Array>> {
  readonly body: Uint8Array;
}

/** How many requests a thread gets at once: enough to make the message cheap, few enough to keep the threads equally busy. */
const TOGETHER = 16;
/** With fewer requests at a time a message to a thread would cost more than it saves. */
const LEAST = 8;

/** Threads have the right parts: those of a rig with others are called here. */
const USED = ['readRequest', 'admit', 'canonicalBody', 'entryLimit'] as const;
const USED_TO_ADMIT = ['algorithmOf', 'readKey', 'keyFits', 'digestFits', 'verifyDigest'] as const;

/**
 * Admits requests in as many threads as the rig says, which are started when many requests come at once. They are taken
 * in the order in which they came.
 */
export function admittingPool({ parts, threads = 0 }: LogRig): AdmittingPool {
  const here: AdmitJson = async (body) => admittedJson(body, parts);
  const isRight = [...USED, ...USED_TO_ADMIT].every((name) => parts[name] === rightParts[name]);
  if (threads === 0 || !isRight) return { admitJson: here, underWay: () => 0, close: async () => undefined };

  const waiting: Waiting[] = [];
  const pool: AdmittingThread[] = [];
  const idle: AdmittingThread[] = [];
  let underWay = 0;
  let isOpen = true;

  const work = async (thread: AdmittingThread): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, TOGETHER);
      try {
        const outcomes = await thread.admit(batch.map(({ body }) => body));
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

  const inThread: AdmitJson = (body) => {
    while (pool.length < threads) {
      const thread = admittingThread();
      pool.push(thread);
      idle.push(thread);
    }
    const outcome = { body, ...Promise.withResolvers<Admission<Uint8Array>>() };
    waiting.push(outcome);
    const thread = idle.pop();
    if (thread) void work(thread);
    return outcome.promise;
  };

  return {
    admitJson: async (body) => {
      underWay++;
      try {
        return await (isOpen && (pool.length > 0 || underWay >= LEAST) ? inThread(body) : here(body));
      } finally {
        underWay--;
      }
    },
    underWay: () => underWay,
    close: async () => {
      isOpen = false;
      while (underWay > 0) await sleep(1);
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
}
