/** The requests of RFC 6962 below the submission prefix of a log of certificates. */
import type { KeyObject } from 'node:crypto';
import type { Answer } from '../../core/target/answer.ts';
import { type ReaderOptions, readPatiently } from '../../transport/client/reader.ts';
import type { WriteBudget } from './write-budget.ts';
import { sendWriteRequest } from './write-request.ts';

/** Where a log takes certificates: its submission prefix, without a slash at its end. */
export interface SubmissionRoute {
  readonly url: string;
}

/** The two requests that submit a chain (RFC 6962 sections 4.1 and 4.2). */
export type SubmissionName = 'add-chain' | 'add-pre-chain';

/** An authority of the person who runs the judge: the log accepts its root. */
export interface TestAuthority {
  /** The root in DER. */
  readonly certificate: Uint8Array;
  /** Its private key on P-256, in PEM. */
  readonly key: string;
  /** When submitted certificates end, in milliseconds since 1970: many logs take one half of a year alone. */
  readonly notAfter?: number;
}

/** The same with its key read. */
export interface OpenTestAuthority extends Omit<TestAuthority, 'key'> {
  readonly key: KeyObject;
}

/** The resource under which the exchanges of a request are recorded. */
export const submissionResource = (name: SubmissionName | 'get-roots'): string => `ct/v1/${name}`;

/** Public logs accept several hundred roots, each of a few kilobytes. */
const ROOTS_BYTES = 16_000_000;
const ANSWER_BYTES = 65_536;
/** The log answers after sequencing the entry, and some after publishing it. */
const LEAST_TIMEOUT_MS = 30_000;

/** Reads the accepted roots. */
export function rootsByGet({ url }: SubmissionRoute, options: ReaderOptions): () => Promise<Answer> {
  const resource = submissionResource('get-roots');
  const reading = {
    url: `${url}/${resource}`,
    resource,
    method: 'GET' as const,
    bytes: ROOTS_BYTES,
    headers: [],
    fresh: false,
  };
  return () => readPatiently(reading, options);
}

/** Submits chains. A refused request returns its write to the budget. */
export function chainsByPost(
  { url }: SubmissionRoute,
  options: ReaderOptions,
  writes: WriteBudget,
): (name: SubmissionName, body: Uint8Array) => Promise<Answer> {
  const timeoutMs = Math.max(options.timeoutMs, LEAST_TIMEOUT_MS);
  return async (name, body) => {
    const giveBack = writes.take();
    const request = { method: 'POST', headers: [['Content-Type', 'application/json'] as const], body };
    const resource = submissionResource(name);
    const bounds = { timeoutMs, bytes: ANSWER_BYTES, signal: options.signal };
    const answer = await sendWriteRequest({ url: `${url}/${resource}`, request, resource, bounds }, options);
    if (answer.status >= 300) giveBack();
    return answer;
  };
}
