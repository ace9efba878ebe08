import { readableBody } from '../../oracle/http/readable-body.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import type { LogTarget, ReadOptions } from '../../target/log-target.ts';

/** The bytes of a resource, and whether they are the full one's, in place of a partial one; or that neither is served. */
export type ServedForm =
  | { readonly bytes: Uint8Array; readonly full: boolean }
  | { readonly path: string; readonly status: number };

/** Reads a partial resource, or the full one that has taken its place; the status of the first where neither is served. */
export async function readServedForm(
  log: LogTarget,
  path: string,
  fullPath: string,
  options?: ReadOptions,
): Promise<ServedForm> {
  const answer = await log.read({ kind: 'path', path }, options);
  const bytes = answer.status === 200 ? readableBody(answer) : undefined;
  if (bytes) return { bytes, full: path === fullPath };
  if (path === fullPath) return { path, status: answer.status };
  const full = await log.read({ kind: 'path', path: fullPath }, options);
  const whole = full.status === 200 ? readableBody(full) : undefined;
  if (whole) return { bytes: whole, full: true };
  // Where one of the two failed for the moment, nothing is known to be absent.
  return { path, status: isRefusalStatus(full.status) ? answer.status : full.status };
}
