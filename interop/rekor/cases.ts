/** The requests to the Rekor server over HTTP whose answers are recorded. */
import type { Asked } from './requests.ts';
import { routes } from './routes.ts';
import { algorithms, semantics } from './semantics.ts';
import { spellings } from './spellings.ts';

/** All requests that can be sent concurrently to one server. */
export function cases(): Readonly<Record<string, readonly Asked[]>> {
  return { algorithms: algorithms(), spellings: spellings(), semantics: semantics(), routes: routes() };
}
