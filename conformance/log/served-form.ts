import type { LogTarget, ReadOptions } from '../core/target.ts';
import { quietBody } from './stages.ts';

/** The bytes of a resource, and whether they are the full one's, in place of a partial one; or that neither is served. */
export type ServedForm =
  | { readonly bytes: Uint8Array; readonly full: boolean }
  | { readonly path: string; readonly status: number };

/** Whether a status says that something is not to be had; a server's error says nothing but that. */
export function isRefusal(status: number): boolean {
  return status >= 300 && status < 500;
}

/** Reads a partial resource, or the full one that has taken its place; the status of the first where neither is served. */
export async function servedForm(
  log: LogTarget,
  path: string,
  fullPath: string,
  options?: ReadOptions,
): Promise<ServedForm> {
  const answer = await log.read({ kind: 'path', path }, options);
  const bytes = answer.status === 200 ? quietBody(answer) : undefined;
  if (bytes) return { bytes, full: path === fullPath };
  if (path === fullPath) return { path, status: answer.status };
  const full = await log.read({ kind: 'path', path: fullPath }, options);
  const whole = full.status === 200 ? quietBody(full) : undefined;
  if (whole) return { bytes: whole, full: true };
  // Where one of the two failed for the moment, nothing is known to be absent.
  return { path, status: isRefusal(full.status) ? answer.status : full.status };
}
