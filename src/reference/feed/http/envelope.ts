import type { JsonObject } from '../format/json.ts';
import type { Status } from './statuses.ts';

/** The values of the `meta` of an answer. */
export interface Meta {
  readonly status: Status;
  /** Requests counted for the key, including this request; -1: there is no key to count for. */
  readonly requests: number;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  /** The number of the method; null where the path belongs to no method. */
  readonly methodId: number | null;
  /** The facts that the method adds about itself; may be empty. */
  readonly method: JsonObject;
}

/** The part that gives the message of a status. */
export interface MessagePart {
  message(status: Status): string;
}

/** The texts before and after the data of an answer. */
export type Frame = readonly [before: string, after: string];

/** The member `meta` (the interface document, "Envelope"). */
export function meta({ status, requests, now, methodId, method }: Meta, parts: MessagePart): JsonObject {
  const timestamp = Math.floor(now / 1_000);
  return { requests, timestamp, status, message: parts.message(status), method_id: methodId, method };
}

/** The envelope in JSON, around `data`. `meta` is JSON text. */
export function jsonFrame(meta: string): Frame {
  return [`{"meta":${meta},"data":`, '}'];
}

/** The envelope in XML, around the element `data`. `meta` is an element. */
export function xmlFrame(meta: string): Frame {
  return [`<?xml version="1.0" encoding="UTF-8"?>\n<response>${meta}`, '</response>\n'];
}

/**
 * A call of a function around JSON. The comment in front keeps the name, which the client chose, from being the first
 * bytes of the answer; with chosen first bytes an answer can be read as another type (Rosetta Flash).
 */
export function jsonp(name: string, [before, after]: Frame): Frame {
  return [`/**/${name}(${before}`, `${after});`];
}
