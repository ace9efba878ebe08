import { type Json, type JsonObject, readJson } from '../feed/format/json.ts';
import { decodeBody, decodeText, isJsonType, isXmlType, OFFERED } from './body.ts';
import { type EventParts, eventParts, type ReadEvent, readEvent } from './event.ts';
import { refuse } from './refused.ts';
import { runScript } from './script.ts';
import { decodeXml, readXml } from './xml.ts';

/**
 * Every decision of the client, as a record of functions: a fault or a variant is the record with a member replaced. A part
 * that needs another gets the record as its last argument.
 */
export interface FeedClientRig extends EventParts {
  /** The value of Accept-Encoding; undefined: none. */
  offered(): string | undefined;
  decodeBody(coding: string | undefined, bytes: Uint8Array): Uint8Array;
  /** Whether an answer with this status of HTTP is a success. */
  isSuccess(status: number): boolean;
  isJsonType(type: string): boolean;
  isXmlType(type: string): boolean;
  /** Whether a body of this Content-Type may be a script. Browsers run a script of any type that is none of another kind. */
  isScriptType(type: string): boolean;
  decodeText(bytes: Uint8Array): string;
  decodeXml(bytes: Uint8Array, type: string): string;
  readJson(text: string): Json;
  readXml(text: string): Json;
  runScript(text: string, callback: string): Json;
  /** The events in an envelope. */
  entriesOf(envelope: Json, rig: FeedClientRig): readonly Json[];
  /** Whether `meta.status` says that the request was a success. */
  isFound(status: Json | undefined): boolean;
  readEvent(value: Json, rig: FeedClientRig): ReadEvent;
  /** Whether two events of one list may have this id. */
  mayRepeat(id: bigint): boolean;
  /** Whether an event is the one that was asked for. */
  isAsked(event: ReadEvent, id: bigint): boolean;
  /** The headers with which the client asks whether a list has changed that it got with these. */
  asksAgain(headers: Headers): Readonly<Record<string, string>>;
  /** Whether the client may use a list again without asking. */
  isFresh(headers: Headers): boolean;
  /** What the client presents after a further look. */
  merge(before: readonly ReadEvent[], now: readonly ReadEvent[]): readonly ReadEvent[];
  /** An event as the client prints it in JSON. */
  printed(event: ReadEvent): Json;
}

/** The entries of `data`, which may be null as every value may (the interface document, "Envelope"). @throws Refused */
function entriesOf(envelope: Json, rig: FeedClientRig): readonly Json[] {
  const { meta, data } = (typeof envelope === 'object' && envelope !== null ? envelope : {}) as JsonObject;
  const status = typeof meta === 'object' && meta !== null ? (meta as JsonObject).status : undefined;
  if (!rig.isFound(status)) refuse(`the status of the answer is ${status}`);
  if (rig.isNull(data) && data !== undefined) return [];
  return rig.list(data ?? refuse('the answer has no data'), 'data').filter((event) => !rig.isNull(event));
}

/** The validators of an answer: the entity tag where there is one (RFC 9111, section 4.3.1). */
function asksAgain(headers: Headers): Readonly<Record<string, string>> {
  const [tag, date] = [headers.get('etag'), headers.get('last-modified')];
  if (tag !== null) return { 'if-none-match': tag };
  return date === null ? {} : { 'if-modified-since': date };
}

/** A client that decides everything as it must. */
export const rightFeedClientRig: FeedClientRig = {
  ...eventParts,
  offered: () => OFFERED,
  decodeBody,
  isSuccess: (status) => status >= 200 && status < 300,
  isJsonType,
  isXmlType,
  isScriptType: () => true,
  decodeText,
  decodeXml,
  readJson: (text) => {
    try {
      return readJson(text);
    } catch {
      return refuse('the body is not JSON');
    }
  },
  readXml,
  runScript,
  entriesOf,
  isFound: (status) => status === null || [200, 204].includes(Number(status)),
  readEvent,
  mayRepeat: () => false,
  isAsked: (event, id) => event.id === id,
  asksAgain,
  isFresh: () => false,
  merge: (_before, now) => now,
  printed: (event) => event as unknown as Json,
};
