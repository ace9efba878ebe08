import { check } from '../../../core/check/check.ts';
import { compareKnownForm, type KnownFormReason } from '../../oracle/xml/known-form.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import type { FeedTarget } from '../../target/target.ts';

/** The difference from the form, if the data is the same. */
const FORM = {
  root: 'root',
  list: 'list',
  count: 'list',
  missing: 'missing',
  extra: 'extra',
  repeated: 'structure',
  structure: 'structure',
  number: 'value',
  boolean: 'value',
  'not-empty': 'value',
  text: 'value',
  'line-end': 'value',
  'white-space': 'value',
  'escaped-twice': 'value',
} as const satisfies Record<KnownFormReason, string>;

export const form = check<FeedTarget>()({
  // FEED-OD-008 (must): The XML has the root `response`, an element for each member, and `item` for each entry of a list.
  //   [open-data-v2, "Events"]
  proves: 'FEED-OD-008',
  reasons: {
    root: 'the root of the XML is not `response`',
    list: 'the entries of a list are not one element `item` each',
    missing: 'a member has no element of its name',
    extra: 'an element has the name of no member',
    structure: 'there are elements for a member that is a text or a number, or text for a member with members',
    value: 'an element has the value of its member in another spelling',
  },
  run: async (_feed, t) => {
    const { answer, ignored, trees } = await t.use(matchingXml);
    const { json, xml } = trees();
    const { defect } = compareKnownForm(json, xml, ignored);
    const root = defect?.reason === 'root' ? { expected: '<response>' } : {};
    t.judge(defect && { ...defect, ...root, reason: FORM[defect.reason] }, answer);
  },
});
