import { type Answer, type Header, headerOf } from '../core/exchange.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { OFFER } from './known.ts';
import { type Present, present } from './present.ts';
import { readAll } from './view.ts';

/** A request whose condition holds, since its validator is not the present one, and what the log answers to it. */
export interface Unmatched extends Present {
  readonly header: Header;
  /** Why the condition holds. */
  readonly why: string;
  readonly answer: Answer;
}

const LONG_AGO = 'Sat, 29 Oct 1994 19:43:31 GMT';

/** Each resource by entity tags that it never had and, where it says when it was modified, by a date long before that. */
export const unmatched = premise<LogTarget>()({
  name: 'unmatched',
  owners: {},
  async find(log, t): Promise<readonly Unmatched[]> {
    const other = `"touchstone-${t.runId}"`;
    const asked = await readAll(await t.use(present), async (one) => {
      const changed = Date.parse(headerOf(await log.read(one.resource), 'last-modified') ?? '');
      const conditions: { readonly header: Header; readonly why: string }[] = [
        { header: ['If-None-Match', other], why: 'it never had that entity tag' },
        { header: ['If-None-Match', `${other}, W/${other}`], why: 'it never had either entity tag' },
      ];
      if (changed > Date.parse(LONG_AGO))
        conditions.push({ header: ['If-Modified-Since', LONG_AGO], why: 'it was modified since' });
      const found: Unmatched[] = [];
      for (const condition of conditions) {
        const answer = await log.read(one.resource, { headers: [...OFFER, condition.header] });
        found.push({ ...one, ...condition, answer });
      }
      return found;
    });
    return asked.flat();
  },
});
