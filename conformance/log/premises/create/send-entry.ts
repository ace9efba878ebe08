import { requestJson } from '../../oracle/entry/create-request.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { readLogEntry } from '../../oracle/entry/log-entry-json.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Asks the log to create an entry. The answer is not judged. */
export async function sendEntry(
  log: { readonly create: NonNullable<LogTarget['create']> },
  entry: NewEntry,
  time: { now(): number },
  body: Uint8Array = requestJson(entry),
): Promise<Creation> {
  const answer = await log.create({ body });
  const at = time.now();
  const bytes = answer.status < 300 ? readableBody(answer) : undefined;
  const logged = bytes && readLogEntry(bytes).value;
  return { entry, answer, at, ...(logged ? { logged } : {}) };
}
