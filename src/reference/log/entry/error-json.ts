import type { Refusal } from './refusal.ts';

/** The JSON of an error: the gRPC status code, its message, and no details (google.rpc.Status). */
export function errorJson({ code, message }: Refusal): string {
  return JSON.stringify({ code, message, details: [] });
}
