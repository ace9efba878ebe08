/** The errors of the known service with this interface ("Server codes"). */
import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { contentJson } from '../../oracle/answer/content.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { GATEWAY_STATUSES } from '../../oracle/answer/status.ts';
import { META_MEMBERS } from '../../oracle/envelope/meta.ts';
import { formatValue, type ObjectNode } from '../../oracle/json/value.ts';
import type { XmlElement } from '../../oracle/xml/tree.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const errors = check<FeedTarget>()({
  // FEED-OD-005 (must): Every answer is in the envelope, including errors. [open-data-v2, "Server codes"]
  proves: 'FEED-OD-005',
  reasons: {
    'not-json': 'the answer to a request with a wrong key is not JSON',
    'no-envelope': 'a request with a wrong key is answered without `meta` and `data`',
    missing: 'an error lacks a member of the envelope of a success',
    'not-empty': 'a request with a wrong key is answered with data, although not with events',
  },
  run: async (feed, t) => {
    const { meta: right } = await t.use(listing);
    const key = `no-key-of-anybody-${t.runId}`;
    const answer = await feed.get({ key });
    const at = `events/${feed.site}.json`;
    const root = contentJson(answer)?.value?.root;
    const { status } = answer;
    if (root?.kind !== 'object' && GATEWAY_STATUSES.has(status))
      t.inconclusive(`${at}: HTTP status ${status} without an envelope: it may come from a gateway or from the feed`);
    const actual = `other content, with HTTP status ${status}`;
    t.judge(root ? undefined : { reason: 'not-json', expected: 'JSON in the envelope', actual, at }, answer);
    const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
    const enveloped = root?.kind === 'object' && meta?.kind === 'object' && root.members.has('data');
    const expected = 'an object with `meta` and `data`';
    const bare = { reason: 'no-envelope', expected, actual: `${formatValue(root)} without them`, at } as const;
    t.judge(!enveloped && bare, answer);
    const whole = (answer: Answer, at: string): void => {
      const lacking = missingMetaMember(answer, right);
      const expected = 'each member of the envelope, in an error too';
      const gone = { reason: 'missing', expected, actual: 'no such member', at: `${at}/meta/${lacking}` } as const;
      t.judge(lacking !== undefined && gone, answer);
    };
    whole(answer, '');
    for (const query of [{ site: `no-site-${t.runId.replace(/\W/g, '')}` }, { format: 'touchstone' }, { site: 'a%zz' }])
      whole(await feed.get(query), `events/${query.site ?? feed.site}.${query.format ?? 'json'}, `);
    const data = root?.kind === 'object' ? root.members.get('data') : undefined;
    // The checks of keys judge answers with events.
    const held = data !== undefined && !isEmptyData(data) && eventsInAnswer(answer).length === 0;
    const some = { reason: 'not-empty', expected: 'no data', actual: formatValue(data), at: '/data' } as const;
    t.judge(held && some, answer);
    // If a success in XML differs from JSON, other checks report that.
    if ((await t.attempt(matchingXml))?.trees().xml.children.some(isData)) {
      const answer = await feed.get({ format: 'xml', key });
      const wrong = xmlDefect(answer);
      t.judge(wrong && { ...wrong, at: `events/${feed.site}.xml` }, answer);
    }
  },
});

/** The first member of `meta` that a success has and an answer in the envelope has not. */
function missingMetaMember(answer: Answer, right: ObjectNode): string | undefined {
  const root = contentJson(answer)?.value?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  return meta?.kind === 'object'
    ? META_MEMBERS.find((name) => right.members.has(name) && !meta.members.has(name))
    : undefined;
}

const isEmptyData = (data: JsonNode): boolean =>
  data.kind === 'null' ||
  (data.kind === 'array' && data.items.length === 0) ||
  (data.kind === 'object' && data.members.size === 0);

const isData = ({ local }: XmlElement): boolean => local === 'data';

/** The defect of an error in XML, if a success has an element `data`; another check judges content that is not XML. */
function xmlDefect(answer: Answer) {
  const root = readXmlAnswer(answer).value?.root;
  if (!root) return undefined;
  const data = root.children.find(isData);
  const enveloped = data !== undefined && root.children.some(({ local }) => local === 'meta');
  const expected = 'an element with `meta` and `data`';
  if (!enveloped) return { reason: 'no-envelope', expected, actual: `<${root.local}> without them` } as const;
  const empty = (data.children.length === 0 && data.text.trim() === '') || eventsInAnswer(answer).length > 0;
  return empty ? undefined : ({ reason: 'not-empty', expected: 'no data', actual: '<data> with content' } as const);
}
