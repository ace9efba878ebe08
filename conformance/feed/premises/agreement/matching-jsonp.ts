/** JSONP that carries the same data as the JSON of one list. */
import { premise } from '../../../core/check/premise.ts';
import { alignedJson } from '../../oracle/agreement/aligned-json.ts';
import type { FormBesideJson } from '../../oracle/agreement/json-beside.ts';
import { jsonDifference } from '../../oracle/json/difference.ts';
import { readJsonpAnswer } from '../../oracle/jsonp/jsonp-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { runCallback } from '../jsonp/callback.ts';
import { libraryCalls } from '../jsonp/library-calls.ts';
import { listing } from '../list/listing.ts';
import { compareWithJson } from './compare-with-json.ts';

/** JSONP and JSON of one list that carry the same data. */
export const matchingJsonp = premise<FeedTarget>()({
  name: 'called-alike',
  reasons: ['missing', 'extra', 'value'],
  async find(feed, t): Promise<Pick<FormBesideJson, 'answer'>> {
    await t.use(listing);
    await t.use(libraryCalls);
    const callback = runCallback(t);
    const { defect, ...found } = await compareWithJson(feed, t, { callback }, async (both) => {
      const called = readJsonpAnswer(both.answer, callback).value;
      if (!called) return t.inconclusive('JSONP that could be read once cannot be read again');
      const { root } = called.json;
      if (!jsonDifference(both.json, root, both.ignored)) return { ...both, defect: undefined };
      return { ...both, defect: jsonDifference(...alignedJson(both.json, root), both.ignored) };
    });
    if (defect) t.judge(defect, found.answer);
    return { answer: found.answer };
  },
});
