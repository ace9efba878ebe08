import type { FeedRig } from '../rig.ts';
import { type Body, gzipBody, plainBody, type Rendered, rendered } from './body.ts';
import type { Meta } from './envelope.ts';
import type { Served } from './headers.ts';
import type { Format } from './location.ts';

/** An answer before it is rendered. */
export interface Answer extends Meta {
  readonly format: Format;
  /** The function that JSONP calls. */
  readonly callback?: string | undefined;
  /** Absent: `data` is an empty list. */
  readonly data?: Rendered | undefined;
}

/** Shorter data is not compressed: the gain would be too small. */
const SHORT = 500;

/** A rendered answer, for both GET and HEAD. */
export interface Written {
  /** HTTP status. */
  readonly status: number;
  /** All but Content-Length. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** Renders an answer in its format and in a content coding that the request accepts. Only compression takes a turn. */
export function write(answer: Answer, acceptEncoding: string | null, rig: FeedRig): Written | Promise<Written> {
  const { parts, choices } = rig;
  const { format, callback, data = none(format, rig) } = answer;
  const meta = parts.meta(answer, parts);
  const inside =
    format === 'json' ? parts.jsonFrame(parts.json(meta)) : parts.xmlFrame(parts.xml('meta', meta, choices.xmlNull));
  const frame = callback === undefined ? inside : parts.jsonp(callback, inside);
  const zip = data.bytes.length >= SHORT && parts.wantsGzip(acceptEncoding);
  const status = parts.status(answer.status, choices.status, callback !== undefined);
  const kind: Served['kind'] = callback === undefined ? format : 'jsonp';
  const headers = parts.headers({ kind, status, ...(zip && { coding: 'gzip' }) }, parts);
  if (!zip) return { status, headers, body: plainBody(frame, data) };
  return gzipBody(frame, data).then((body) => ({ status, headers, body }));
}

function none(format: Format, { parts, choices }: FeedRig): Rendered {
  return rendered(format === 'json' ? parts.json([]) : parts.xml('data', [], choices.xmlNull));
}
