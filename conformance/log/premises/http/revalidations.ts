import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import { isEntityTag } from '../../oracle/http/entity-tag.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type PresentResource, presentResources } from './present-resources.ts';

/** A resource that a client has cached: that answer, its entity tag, and the answer to a request with that tag. */
export interface Revalidation extends PresentResource {
  readonly tag: string;
  readonly cached: Answer;
  readonly answer: Answer;
}

/** The resources that are served with an entity tag, each requested again with that tag. */
export const revalidations = premise<LogTarget>()({
  name: 'revalidations',
  async find(log, t): Promise<readonly Revalidation[]> {
    const found: Revalidation[] = [];
    for (const present of await t.use(presentResources)) {
      const cached = await log.read(present.resource);
      const tag = headerValue(cached, 'etag');
      if (cached.status !== 200 || tag === undefined || !isEntityTag(tag)) continue;
      const answer = await log.read(present.resource, { headers: [...USUAL_ACCEPT_ENCODING, ['If-None-Match', tag]] });
      found.push({ ...present, tag, cached, answer });
    }
    return found;
  },
});
