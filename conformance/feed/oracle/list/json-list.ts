/**
 * A list in JSON, from its bytes to the members of its envelope.
 *
 * Follows: interface document, "Envelope"; RFC 8259, section 8.1
 */
import type { Defect } from '../../../core/check/defect.ts';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { defectFor, locatedDefect } from '../answer/chosen-reason.ts';
import { contentJson } from '../answer/content.ts';
import { notServedDefect } from '../answer/served.ts';
import { metaNumber } from '../envelope/meta.ts';
import { formatValue, isIntegerNode, kindDefect, type ObjectNode } from '../json/value.ts';

/** An HTTP error without an envelope. An envelope states by itself whether the list is served. */
export function listNotServedDefect(answer: Answer, at: string): Defect<'not-served'> | undefined {
  const root = contentJson(answer)?.value?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  return meta?.kind === 'object' ? undefined : notServedDefect(answer, 'the events of the site in JSON', at);
}

/** Bytes that are not UTF-8 without a byte order mark. */
export const jsonEncodingDefect = (answer: Answer, at: string): Defect<'not-utf8' | 'byte-order-mark'> | undefined =>
  locatedDefect(defectFor(contentJson(answer)?.defect, ['not-utf8', 'byte-order-mark']), at);

/** Characters that are not a JSON text. */
export const jsonTextDefect = (
  answer: Answer,
  at: string,
): Defect<'empty' | 'before' | 'behind' | 'syntax'> | undefined =>
  locatedDefect(defectFor(contentJson(answer)?.defect, ['empty', 'before', 'behind', 'syntax']), at);

const ENVELOPE = 'an object with `meta` and `data`';

/** `meta` of an envelope. */
export function readMeta(root: JsonNode, at: string): ParseResult<ObjectNode, 'not-an-object' | 'no-meta'> {
  if (root.kind !== 'object') return parseDefect('not-an-object', ENVELOPE, `a JSON ${root.kind}`, at);
  const meta = root.members.get('meta');
  if (meta?.kind === 'object') return parsedValue(meta);
  return parseDefect('no-meta', ENVELOPE, meta ? `a ${meta.kind} for \`meta\`` : 'no `meta`', at);
}

/** `data` of an envelope. */
export function readData(root: JsonNode, at: string): ParseResult<JsonNode, 'no-data'> {
  const data = root.kind === 'object' ? root.members.get('data') : undefined;
  return data ? parsedValue(data) : parseDefect('no-data', ENVELOPE, 'no `data`', at);
}

/** `meta.status` with the message beside it, for people. */
export function formatMetaStatus(meta: ObjectNode): string {
  const message = meta.members.get('message');
  const status = `${metaNumber(meta, 'status')}`;
  return message?.kind === 'string' ? `${status}, ${quotedText(message.value)}` : status;
}

/** `meta.status` that is no integer. */
export function statusTypeDefect(meta: ObjectNode): Defect<'type'> | undefined {
  const node = meta.members.get('status');
  if (isIntegerNode(node)) return undefined;
  return { reason: 'type', expected: 'the integer 200', actual: formatValue(node), at: '/meta/status' };
}

/** `meta.status` that is not that of a success. */
export function notSuccessDefect(meta: ObjectNode): Defect<'not-success'> | undefined {
  const status = metaNumber(meta, 'status');
  if (status === '200' || status === '204') return undefined;
  const expected = '200, or 204 if there are no events';
  return { reason: 'not-success', expected, actual: formatMetaStatus(meta), at: '/meta/status' };
}

/** `data` that is not a list of events; the list and any event may be null. */
export function dataDefect(data: JsonNode): Defect<'not-a-list' | 'not-an-event'> | undefined {
  const entries = data.kind === 'array' ? data.items : [];
  return (
    kindDefect(data, 'array', 'not-a-list') ??
    entries.map((entry) => kindDefect(entry, 'object', 'not-an-event')).find((defect) => defect !== undefined)
  );
}
