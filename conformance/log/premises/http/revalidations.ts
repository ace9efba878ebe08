import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import { isEntityTag } from '../../oracle/http/entity-tag.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type PresentResource, presentResources } from './present-resources.ts';

/** A resource that a client has already: the answer that it holds, its entity tag, and what the log says to that tag. */
export interface Revalidation extends PresentResource {
  readonly tag: string;
  readonly held: Answer;
  readonly answer: Answer;
}

/** What is served with an entity tag, each asked for once more by that tag. */
export const revalidations = premise<LogTarget>()({
  name: 'known',
  async find(log, t): Promise<readonly Revalidation[]> {
    const found: Revalidation[] = [];
    for (const one of await t.use(presentResources)) {
      const held = await log.read(one.resource);
      const tag = headerValue(held, 'etag');
      if (held.status !== 200 || tag === undefined || !isEntityTag(tag)) continue;
      const answer = await log.read(one.resource, { headers: [...USUAL_ACCEPT_ENCODING, ['If-None-Match', tag]] });
      found.push({ ...one, tag, held, answer });
    }
    return found;
  },
});
