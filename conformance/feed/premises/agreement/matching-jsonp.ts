import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import { alignedJson } from '../../oracle/agreement/aligned-json.ts';
import type { FormBesideJson } from '../../oracle/agreement/json-beside.ts';
import { type JsonDifference, jsonDifference } from '../../oracle/json/difference.ts';
import { readJsonpAnswer } from '../../oracle/jsonp/jsonp-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { runCallback } from '../jsonp/callback.ts';
import { libraryCalls } from '../jsonp/library-calls.ts';
import { listing } from '../list/listing.ts';
import { compareWithJson } from './compare-with-json.ts';

/** The list in JSONP, and the first value in which it differs from the JSON. */
interface JsonpComparison extends Pick<FormBesideJson, 'answer'> {
  readonly defect: Defect<JsonDifference> | undefined;
}

/** Compares JSONP and JSON of a list. */
export const jsonpComparison = premise<FeedTarget>()({
  name: 'jsonp-comparison',
  async find(feed, t): Promise<JsonpComparison> {
    await t.use(listing);
    await t.use(libraryCalls);
    const callback = runCallback(t);
    return compareWithJson(feed, t, { callback }, async (both): Promise<JsonpComparison> => {
      const called = readJsonpAnswer(both.answer, callback).value;
      if (!called) return t.inconclusive('JSONP that could be read once cannot be read again');
      const { root } = called.json;
      const { json, answer, ignored } = both;
      if (!jsonDifference(json, root, ignored)) return { answer, defect: undefined };
      return { answer, defect: jsonDifference(...alignedJson(json, root), ignored) };
    });
  },
});

/** JSONP that carries the same data as the JSON of the list. */
export const matchingJsonp = premise<FeedTarget>()({
  name: 'matching-jsonp',
  reasons: ['missing', 'extra', 'value'],
  async find(_feed, t): Promise<Pick<FormBesideJson, 'answer'>> {
    const { answer, defect } = await t.use(jsonpComparison);
    return defect ? t.fail(defect, answer) : { answer };
  },
});
