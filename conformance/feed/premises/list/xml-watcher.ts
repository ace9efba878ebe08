/** A watch that judges whatever is called XML by one of the things that can be wrong with it. */

import type { Watcher } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { isXmlContentType, xmlContentType } from '../../oracle/xml/content-type.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { xmlListing } from './xml-listing.ts';

/** Judges whatever is called XML by one of the things that can be wrong with it. */
export function xmlWatcher<R extends 'not-well-formed' | 'encoding'>(judged: R) {
  return (_feed: FeedTarget, t: Trial<FeedTarget, R>): Watcher => ({
    on(exchange, answer) {
      if (!answer || !isXmlContentType(xmlContentType(exchange, answer))) return;
      const { defect } = readXmlAnswer(answer);
      const at = [exchange.resource, defect?.at].filter(Boolean).join(', ');
      t.judge(defect?.reason === judged ? { ...defect, reason: judged, at } : undefined, answer);
    },
    async end() {
      t.judge(undefined, (await t.use(xmlListing)).answer);
    },
  });
}
