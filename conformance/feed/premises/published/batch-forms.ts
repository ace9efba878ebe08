/** The other forms of a list with unusual events, compared with its JSON while the events are listed. */

import { Inconclusive } from '../../../core/check/early-end.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { type ComparedForm, comparedJsonp, comparedXml } from '../../oracle/agreement/compared-form.ts';
import type { FormBesideJson } from '../../oracle/agreement/json-beside.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { compareWithJson } from '../agreement/compare-with-json.ts';
import { runCallback } from '../jsonp/callback.ts';

/** Each form compared with the JSON; absent if the list kept changing, or the form is not a success. */
export interface BatchForms {
  readonly xml?: ComparedForm<'line-end' | 'differs'>;
  readonly jsonp?: ComparedForm<'unreadable' | 'differs'>;
}

/** Why a form of the batch cannot be judged. */
export const UNSTABLE_BATCH = 'the list with unusual events kept changing, or was not served in this form';

/** Reads both forms. Each may list the events in another order. */
export async function batchForms(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<BatchForms> {
  const callback = runCallback(t);
  const compared = async <R extends string>(
    query: FeedQuery,
    compare: (both: FormBesideJson) => ComparedForm<R> | undefined,
  ) => {
    const look = (both: FormBesideJson) => {
      const { answer } = both;
      const form = answer.status < 300 && !answer.cut ? compare(both) : undefined;
      return { form, defect: form?.defect };
    };
    return (await compareWithJson(feed, t, query, look)).form;
  };
  try {
    const xml = await compared({ format: 'xml' }, comparedXml);
    const jsonp = await compared({ callback }, (both) => comparedJsonp(both, callback));
    return { ...(xml ? { xml } : {}), ...(jsonp ? { jsonp } : {}) };
  } catch (cause) {
    if (cause instanceof Inconclusive) return {};
    throw cause;
  }
}
