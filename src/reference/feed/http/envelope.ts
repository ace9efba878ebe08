import type { JsonObject } from '../format/json.ts';
import type { Status } from './statuses.ts';

/** What the `meta` of an answer is made of. */
export interface Meta {
  readonly status: Status;
  /** Requests counted for the key, this one among them; -1: there is no key to count for. */
  readonly requests: number;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  /** Null where the path is none of a method. */
  readonly methodId: number | null;
  /** What the method tells of itself; empty where there is nothing to tell. */
  readonly method: JsonObject;
}

/** What says the message of a status. */
export interface MessagePart {
  message(status: Status): string;
}

/** What stands before the data of an answer, and after. */
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
 * A call of a function around JSON. The comment in front keeps a name that somebody else chose from being the first
 * bytes of the answer, which is what made other types of it (Rosetta Flash).
 */
export function jsonp(name: string, [before, after]: Frame): Frame {
  return [`/**/${name}(${before}`, `${after});`];
}
