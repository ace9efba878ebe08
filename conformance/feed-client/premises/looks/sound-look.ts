import { premise } from '../../../core/check/premise.ts';
import { differenceText } from '../../oracle/list-differences.ts';
import { datesIn } from '../../oracle/member-difference.ts';
import { MEMBERS } from '../../oracle/members.ts';
import type { FeedClientTarget, ReadFormat } from '../../target/feed-client-target.ts';
import { differencesOf, isContent, type PrintedForm, rightFeedDefect } from './differences.ts';
import { serveCommandOf, shownFeed } from './shown-feed.ts';

/** How many events `touchstone serve feed` has of which each is odd in another way. */
export const ODD_EVENTS = 10;

/** How a client reads a sound feed. */
export interface SoundReading extends PrintedForm {
  readonly formats: ReadonlySet<ReadFormat>;
}

/**
 * The look at a sound feed of two events whose values are all there. A client that prints something else has no reason to
 * print any other feed rightly. Members that it does not print here are not judged.
 */
export const soundReading = premise<FeedClientTarget>()({
  name: 'sound-look',
  reasons: ['refused', 'nothing', 'other'],
  find: async (client, t): Promise<SoundReading> => {
    const look = await client.show({});
    if (look.unfinished !== undefined) t.inconclusive(look.unfinished);
    const { content, ended, printed, reads } = look;
    const at = serveCommandOf({ feed: {} });
    const expected = 'it prints the events of a sound feed';
    if (!content) t.fail({ reason: 'refused', expected, actual: ended, at }, look);
    const { fields } = client;
    const members = MEMBERS.filter((name) => printed?.some((event) => event[name] !== undefined));
    if (!isContent(look) || members.length === 0)
      t.fail({ reason: 'nothing', expected: `${expected}, in JSON`, actual: 'no event is in its output', at }, look);
    const dates = datesIn(printed ?? [], fields);
    const [first] = differencesOf(look, { members, dates, fields });
    if (first) {
      const text = differenceText(first);
      t.fail({ reason: 'other', expected: text.served, actual: `it prints: ${text.printed}`, at }, look);
    }
    return { members, dates, fields, formats: new Set(reads.map(({ format }) => format)) };
  },
});

/** The look at a sound feed of ten events, of whose values some are null. Only a client that prints all of them is shown more. */
export const oddLook = premise<FeedClientTarget>()({
  name: 'odd-look',
  reasons: ['value'],
  find: async (client, t): Promise<SoundReading> => {
    const sound = await t.use(soundReading);
    const showing = shownFeed({ events: ODD_EVENTS });
    const look = await client.show(showing.feed);
    if (look.unfinished !== undefined) t.inconclusive(look.unfinished);
    const defect = rightFeedDefect({ reason: 'value' as const, look, name: serveCommandOf(showing) }, sound);
    if (defect) t.fail(defect, look);
    return sound;
  },
});
