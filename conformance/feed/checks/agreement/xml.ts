import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { matchingXml, xmlComparison } from '../../premises/agreement/matching-xml.ts';
import type { FeedTarget } from '../../target/target.ts';

export const xml = check<FeedTarget>()({
  // FEED-FM-003 (must): JSON and XML carry the same data, including carriage returns, which XML reads as line feeds unless they
  //   are written `&#13;` (XML 1.0, section 2.11). [interface, "Endpoints"]
  proves: 'FEED-FM-003',
  reasons: {
    missing: 'JSON has a value that XML has not',
    extra: 'XML has a value that JSON has not',
    order: 'XML has the values of a list in an event in another order than JSON',
    'other-entry': 'XML has a value of an event or occurrence in another event or occurrence',
    number: 'XML has another number than JSON, or writes it otherwise than as a number',
    text: 'XML has another text than JSON',
    'white-space': 'a text in XML and in JSON differ in white space',
    'escaped-twice': 'a text in XML has one level of escapes more or less than in JSON',
  },
  owns: [
    reasonsOf(
      matchingXml,
      'missing',
      'extra',
      'order',
      'other-entry',
      'number',
      'text',
      'white-space',
      'escaped-twice',
    ),
  ],
  run: async (_feed, t) => {
    const { answer, compared, defect } = await t.use(xmlComparison);
    if (!defect && compared === 0) t.notApplicable('the JSON has no values to look for');
    t.judge(defect, answer);
  },
});
