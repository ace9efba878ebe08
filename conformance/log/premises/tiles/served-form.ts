import type { Answer } from '../../../core/target/answer.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import type { LogTarget, ReadOptions } from '../../target/log-target.ts';

/** The bytes of a resource, and whether the full one replaced a partial one; or the status if neither is served. */
export type ServedForm =
  | { readonly bytes: Uint8Array; readonly full: boolean }
  | { readonly path: string; readonly status: number };

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
  if (path === fullPath) return { path, status: answer.status };
  const full = await log.read({ kind: 'path', path: fullPath }, options);
  const fullBytes = servedBody(fullPath, full);
  if (fullBytes) return { bytes: fullBytes, full: true };
  // If one of the two requests failed temporarily, the absence is not certain.
  return { path, status: isRefusalStatus(full.status) ? answer.status : full.status };
}

/** The bytes of what is served at a path; undefined for an error, or a page that says that there is nothing. */
function servedBody(path: string, answer: Answer): Uint8Array | undefined {
  return answer.status === 200 && !isPage(path, answer) ? readableBody(answer) : undefined;
}
