import type { Handler } from '../../serve.ts';
import { submissionRoutes } from '../certificates/submissions/submission-routes.ts';
import type { CreateFromJson } from '../entry/create.ts';
import type { Sequencer } from '../growth/sequencer.ts';
import type { LogRig } from '../rig.ts';
import type { Store } from '../store/store.ts';
import { answerAppend } from './append-route.ts';
import { answerCreate } from './create-route.ts';
import { logDirect } from './direct.ts';
import type { Location } from './location.ts';
import { methodNotAllowed, missing } from './plain-answer.ts';

/** The members of the log that its handler needs. */
export interface Mounted {
  readonly rig: LogRig;
  readonly store: Store;
  /** Whether the resource belongs to a batch whose checkpoint is not there yet; it is served after it. */
  isUnpublished(path: string): boolean;
  readonly sequencer: Sequencer;
  readonly createFromJson: CreateFromJson;
  addIssuers(certificates: readonly Uint8Array[]): Promise<void>;
}

/**
 * Answers `{base}/api/v2/checkpoint`, `{base}/api/v2/tile/{L}/{N}`, `{base}/api/v2/tile/entries/{N}` (the interface
 * document, "Endpoints") and, unless switched off, `POST {base}/api/v2/log/entries` and `POST {base}/append`. Queries
 * are ignored. Anything else is 404. HEAD is answered as GET is: the server counts the content and does not send it.
 */
export function logHandler(served: Mounted): Handler {
  const { parts, base = '', rawAppend = true, entries = true, roots } = served.rig;
  const answerSubmission = roots && submissionRoutes(served);
  const reads = `${base}/api/v2/`;
  const around = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (rawAppend && pathname === `${base}/append`) return answerAppend(request, served);
    if (entries && pathname === `${reads}log/entries`) return answerCreate(request, served);
    const submission =
      pathname.startsWith(`${base}/ct/`) && answerSubmission?.(request, pathname.slice(base.length + 1));
    if (submission) return submission;
    const location = pathname.startsWith(reads) ? parts.locate(pathname.slice(reads.length)) : undefined;
    return location === undefined ? missing(parts) : answerRead(request, location, served);
  };
  return Object.assign(around, { direct: logDirect(served) });
}

async function answerRead(
  request: Request,
  location: Location,
  { rig, store, isUnpublished }: Mounted,
): Promise<Response> {
  const { parts } = rig;
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD'], parts);
  const stored = isUnpublished(location.path) ? undefined : await store.read(location.path);
  if (stored === undefined) return missing(parts);
  const { kind } = location;
  const encoded = await parts.encode(kind, stored, request.headers.get('accept-encoding'), parts);
  const { bytes } = encoded;
  const etag = parts.etag(bytes);
  const headers = parts.headers({ kind, etag, ...(encoded.coding && { coding: encoded.coding }) }, parts);
  if (isKnown(request.headers.get('if-none-match'), etag)) return notModified(headers);
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2). */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

/** A 304 has no body, so it carries no header that describes one (RFC 9110, section 15.4.5). */
function notModified(headers: Record<string, string>): Response {
  const rest = Object.entries(headers).filter(([name]) => !name.startsWith('content-'));
  return new Response(null, { status: 304, headers: rest });
}
