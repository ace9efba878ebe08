import type { Answer } from '../../../core/target/answer.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { unservedText } from '../../oracle/tiles/resource-defects.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import type { LogTarget, ReadOptions } from '../../target/log-target.ts';

/** The bytes of a resource, and whether the full one replaced a partial one; or the status if neither is served. */
export type ServedForm = { readonly bytes: Uint8Array; readonly full: boolean } | UnservedForm;

/** What a log answers where it serves no such resource. `why` is a clause for messages that begins with the path. */
export interface UnservedForm {
  readonly path: string;
  readonly status: number;
  readonly why: string;
}

/** Reads a partial resource, or the full one that has replaced it; the status of the partial if neither is served. */
export async function readServedForm(
  log: LogTarget,
  path: string,
  fullPath: string,
  options?: ReadOptions,
): Promise<ServedForm> {
  const answer = await log.read({ kind: 'path', path }, options);
  const bytes = servedBody(path, answer);
  if (bytes) return { bytes, full: path === fullPath };
  if (path === fullPath) return unserved(path, answer);
  const full = await log.read({ kind: 'path', path: fullPath }, options);
  const fullBytes = servedBody(fullPath, full);
  if (fullBytes) return { bytes: fullBytes, full: true };
  // If one of the two requests failed temporarily, the absence is not certain.
  return { ...unserved(path, answer.status === 200 || isRefusalStatus(full.status) ? answer : full), path };
}

function unserved(path: string, answer: Answer): UnservedForm {
  return { path, status: answer.status, why: unservedText(path, answer) };
}

/** The bytes of what is served at a path; undefined for an error, or a page that says that there is nothing. */
function servedBody(path: string, answer: Answer): Uint8Array | undefined {
  return answer.status === 200 && !isPage(path, answer) ? readableBody(answer) : undefined;
}
