/** The other forms of a list with unusual events in it, compared with its JSON while they are there. */

import { Inconclusive } from '../../../core/check/early-end.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { type ComparedForm, comparedJsonp, comparedXml } from '../../oracle/agreement/compared-form.ts';
import type { FormBesideJson } from '../../oracle/agreement/json-beside.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { compareWithJson } from '../agreement/compare-with-json.ts';
import { runCallback } from '../jsonp/callback.ts';

/** What became of each form; absent where the list did not stand still, or the form is no success. */
export interface BatchForms {
  readonly xml?: ComparedForm;
  readonly jsonp?: ComparedForm;
}

/** Reads both forms; of an order in which one of them has the events nothing is said here. */
export async function batchForms(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<BatchForms> {
  const callback = runCallback(t);
  const held = async (query: FeedQuery, judged: (both: FormBesideJson) => ComparedForm | undefined) => {
    const look = (both: FormBesideJson) => {
      const { answer } = both;
      const form = answer.status < 300 && !answer.cut ? judged(both) : undefined;
      return { form, defect: form?.defect };
    };
    return (
      await compareWithJson(feed, t as Trial<FeedTarget, NonNullable<ComparedForm['defect']>['reason']>, query, look)
    ).form;
  };
  try {
    const xml = await held({ format: 'xml' }, comparedXml);
    const jsonp = await held({ callback }, (both) => comparedJsonp(both, callback));
    return { ...(xml ? { xml } : {}), ...(jsonp ? { jsonp } : {}) };
  } catch (cause) {
    if (cause instanceof Inconclusive) return {};
    throw cause;
  }
}
