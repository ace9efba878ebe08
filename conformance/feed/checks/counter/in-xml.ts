import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { metaElement } from '../../oracle/envelope/meta.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { readCounter, unchangedCounterDefect } from '../../premises/envelope/request-counter.ts';
import { whileListed } from '../../premises/publishing/while-listed.ts';
import type { FeedTarget } from '../../target/target.ts';

export const inXml = check<FeedTarget>()({
  // FEED-EN-011 (must): `meta.requests` counts requests: it rises from one answer to the next under one key. [interface,
  //   "Envelope"]
  proves: 'FEED-EN-011',
  reasons: { unchanged: '`meta.requests` is the same in each answer in XML, and not in JSON' },
  run: async (feed, t) => {
    await t.use(matchingXml);
    const countOf = (answer: Answer) => {
      const root = readXmlAnswer(answer).value?.root;
      const text =
        root &&
        metaElement(root)
          ?.children.find(({ local }) => local === 'requests')
          ?.text.trim();
      return text !== undefined && /^\d+$/.test(text) ? BigInt(text) : undefined;
    };
    const read = () => readCounter(feed, t, { format: 'xml' }, countOf);
    const { counts, answer } = await whileListed(feed, t, 'cx', read);
    t.judge(unchangedCounterDefect(counts, `events/${feed.site}.xml, meta, requests`), answer);
  },
});
