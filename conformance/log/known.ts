import { type Answer, type Header, headerOf } from '../core/exchange.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { isEntityTag } from './entity-tag.ts';
import { type Present, present } from './present.ts';

/** What a read offers by itself: given headers replace it, and another coding would be another representation. */
export const OFFER: readonly Header[] = [['Accept-Encoding', 'gzip, identity']];

/** A resource that a client has already: the answer that it holds, its entity tag, and what the log says to that tag. */
export interface Known extends Present {
  readonly tag: string;
  readonly held: Answer;
  readonly answer: Answer;
}

/** What is served with an entity tag, each asked for once more by that tag. */
export const known = premise<LogTarget>()({
  name: 'known',
  owners: {},
  async find(log, t): Promise<readonly Known[]> {
    const found: Known[] = [];
    for (const one of await t.use(present)) {
      const held = await log.read(one.resource);
      const tag = headerOf(held, 'etag');
      if (held.status !== 200 || tag === undefined || !isEntityTag(tag)) continue;
      const answer = await log.read(one.resource, { headers: [...OFFER, ['If-None-Match', tag]] });
      found.push({ ...one, tag, held, answer });
    }
    return found;
  },
});
