import type { FeedRig } from '../rig.ts';
import { gzipBody, plainBody, type Rendered, rendered } from './body.ts';
import type { Meta } from './envelope.ts';
import type { Served } from './headers.ts';
import type { Format } from './location.ts';

/** An answer before it is written. */
export interface Answer extends Meta {
  readonly format: Format;
  /** The function that it calls. */
  readonly callback?: string | undefined;
  /** Absent: `data` is an empty list. */
  readonly data?: Rendered | undefined;
}

/** Shorter data is not compressed: it would not become smaller by enough. */
const SHORT = 500;

/** An answer as it goes out, for GET and HEAD alike. */
export interface Written {
  /** HTTP status. */
  readonly status: number;
  /** All but Content-Length. */
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: readonly Uint8Array[];
}

/** An answer in its format and, of what the request accepts, in its content coding. */
export async function write(answer: Answer, acceptEncoding: string | null, rig: FeedRig): Promise<Written> {
  const { parts, choices } = rig;
  const { format, callback, data = none(format, rig) } = answer;
  const meta = parts.meta(answer, parts);
  const inside =
    format === 'json' ? parts.jsonFrame(parts.json(meta)) : parts.xmlFrame(parts.xml('meta', meta, choices.xmlNull));
  const frame = callback === undefined ? inside : parts.jsonp(callback, inside);
  const zip = data.bytes.length >= SHORT && parts.wantsGzip(acceptEncoding);
  const pieces = zip ? await gzipBody(frame, data) : plainBody(frame, data);
  const status = parts.status(answer.status, choices.status, callback !== undefined);
  const kind: Served['kind'] = callback === undefined ? format : 'jsonp';
  return { status, headers: parts.headers({ kind, status, ...(zip && { coding: 'gzip' }) }, parts), pieces };
}

/** The length of a body in pieces, in bytes. */
export function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

function none(format: Format, { parts, choices }: FeedRig): Rendered {
  return rendered(format === 'json' ? parts.json([]) : parts.xml('data', [], choices.xmlNull));
}
