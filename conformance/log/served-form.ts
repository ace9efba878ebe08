import type { LogTarget } from '../core/target.ts';
import { quietBody } from './stages.ts';

/** The bytes of a resource, and whether they are the full one's, in place of a partial one; or that neither is served. */
export type ServedForm =
  | { readonly bytes: Uint8Array; readonly full: boolean }
  | { readonly path: string; readonly status: number };

/** Reads a partial resource, or the full one that has taken its place; the status of the first where neither is served. */
export async function servedForm(log: LogTarget, path: string, fullPath: string): Promise<ServedForm> {
  const answer = await log.read({ kind: 'path', path });
  const bytes = answer.status === 200 ? quietBody(answer) : undefined;
  if (bytes) return { bytes, full: path === fullPath };
  if (path === fullPath) return { path, status: answer.status };
  const full = await log.read({ kind: 'path', path: fullPath });
  const whole = full.status === 200 ? quietBody(full) : undefined;
  return whole ? { bytes: whole, full: true } : { path, status: answer.status };
}
