/** What is asked of the Rekor server over HTTP, one thing each, to see how it answers. */
import type { Asked } from './requests.ts';
import { routes } from './routes.ts';
import { algorithms, semantics } from './semantics.ts';
import { spellings } from './spellings.ts';

/** Everything that can be asked at once of one server. */
export function cases(): Readonly<Record<string, readonly Asked[]>> {
  return { algorithms: algorithms(), spellings: spellings(), semantics: semantics(), routes: routes() };
}
