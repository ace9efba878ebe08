import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents, withFeedParts } from '../../testbed/alterations.ts';

/** Gives events ids of the feed's own in place of the ids that were asked for. */
const ownIds = (text: string, cites: string, idOf: (number: number) => bigint) =>
  feedVariant({
    text,
    cites,
    needs: { given: ({ id }, number) => ({ id: id && idOf(number) }) },
    install: (rig) =>
      withFeedParts(rig, {
        event: (item, ...more) => ({ ...rig.parts.event(item, ...more), id: item.event.id && idOf(item.number) }),
      }),
  });

const ANY_SIZE = 'Interface, "Event": an id is an integer; no document states its size';

export const idsBelowZero = ownIds(
  'gives events ids of its own below zero, and reports them',
  ANY_SIZE,
  (number) => -BigInt(number) - 1n,
);

export const idsOfMoreThan32Bits = ownIds(
  'gives events ids of its own between 2^31 and 2^53, and reports them',
  ANY_SIZE,
  (number) => 2n ** 40n + BigInt(number),
);

export const idsOfMoreThan64Bits = ownIds(
  'gives events consecutive ids of its own of more than 64 bits, and reports them',
  'RFC 8259, section 6: a number has as many digits as it is written with',
  (number) => 2n ** 64n + 2n ** 63n + BigInt(number),
);

export const idsGivenByTheFeed = ownIds(
  'gives events ids of its own, and reports them',
  'Interface, "Event": it does not say who gives an id',
  (number) => 5_000_000n + BigInt(number),
);

/** Each type once, whatever its case. */
const typesOnce = (types: readonly (string | null)[]): readonly (string | null)[] => [
  ...new Map(types.toReversed().map((type) => [type?.toLowerCase(), type])).values(),
];

export const typesOnceAsReported = feedVariant({
  text: 'lists each type of an event once, whatever its case, and reports so',
  cites: 'Interface, "Event": of the type it says that there may be several; a feed may give events types of its own',
  needs: { given: ({ type }) => ({ type: type && typesOnce(type) }) },
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      type: Array.isArray(event.type) ? typesOnce(event.type as readonly (string | null)[]) : null,
    })),
});

export const linksInNormalForm = feedVariant({
  text: 'does not escape in links what need not be, and writes other escapes with capital letters',
  cites: 'RFC 3986, section 6.2.2.2: escapes of unreserved characters are to be decoded',
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      link:
        (event.link as string | null)?.replace(/%[0-9a-f]{2}/gi, (code) =>
          /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9ae]|3[0-9]|2[de]|5f)/i.test(code)
            ? decodeURIComponent(code)
            : code.toUpperCase(),
        ) ?? null,
    })),
});

export const linksNormalised = feedVariant({
  text: 'writes links as a URL parser does',
  cites: 'RFC 3986, section 6.2.2: URLs are equivalent by syntax-based normalization',
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      link: event.link === null ? null : new URL(event.link as string).href,
    })),
});

export const titlesEscaped = feedVariant({
  text: 'escapes titles for HTML',
  cites: 'choice title-escaping',
  needs: { declare: { 'title-escaping': 'html' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, titles: 'html-escaped' } }),
});

export const pastOccurrencesNotListed = feedVariant({
  text: 'lists of a series the occurrences alone that are not over, of a series that is over all of them',
  cites: 'Interface, "What the service does": it does not say whether past occurrences of an upcoming event are listed',
  install: (rig) =>
    withFeedEvents(rig, (event) => {
      const times = event.times as
        | readonly ({ readonly start: string | null; readonly end: string | null } | null)[]
        | null;
      const isOver = (end: string | null | undefined) => !!end && Date.parse(end) <= rig.clock.now();
      const left = times?.filter((time) => !isOver(time?.end ?? time?.start));
      return left && left.length > 0 ? { ...event, times: left } : event;
    }),
});
