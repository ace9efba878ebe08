import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents, withFeedParts } from '../../testbed/alterations.ts';

const ownId = (number: number): bigint => -BigInt(number) - 1n;

export const idsBelowZero = feedVariant({
  text: 'gives events ids of its own below zero, and says so',
  cites: 'Interface, "Event": an id is an integer; nothing says of which size',
  needs: { given: ({ id }, number) => ({ id: id && ownId(number) }) },
  install: (rig) =>
    withFeedParts(rig, {
      event: (item, ...more) => ({ ...rig.parts.event(item, ...more), id: item.event.id && ownId(item.number) }),
    }),
});

const ownIdIdsBeyond2ToThe31 = (number: number): bigint => 2n ** 40n + BigInt(number);

export const idsBeyond2ToThe31 = feedVariant({
  text: 'gives events ids of its own between 2^31 and 2^53, and says so',
  cites: 'Interface, "Event": an id is an integer; nothing says of which size',
  needs: { given: ({ id }, number) => ({ id: id && ownIdIdsBeyond2ToThe31(number) }) },
  install: (rig) =>
    withFeedParts(rig, {
      event: (item, ...more) => ({
        ...rig.parts.event(item, ...more),
        id: item.event.id && ownIdIdsBeyond2ToThe31(item.number),
      }),
    }),
});

const ownIdIdsBeyond2ToThe63 = (number: number): bigint => 2n ** 64n + 2n ** 63n + BigInt(number);

export const idsBeyond2ToThe63 = feedVariant({
  text: 'gives events ids of its own that no machine word holds, next to each other, and says so',
  cites: 'RFC 8259, section 6: a number has as many digits as it is written with',
  needs: { given: ({ id }, number) => ({ id: id && ownIdIdsBeyond2ToThe63(number) }) },
  install: (rig) =>
    withFeedParts(rig, {
      event: (item, ...more) => ({
        ...rig.parts.event(item, ...more),
        id: item.event.id && ownIdIdsBeyond2ToThe63(item.number),
      }),
    }),
});

const ownIdIdsOfItsOwn = (number: number): bigint => 5_000_000n + BigInt(number);

export const idsOfItsOwn = feedVariant({
  text: 'gives events ids of its own, and says so',
  cites: 'Interface, "Event": it does not say who gives an id',
  needs: { given: ({ id }, number) => ({ id: id && ownIdIdsOfItsOwn(number) }) },
  install: (rig) =>
    withFeedParts(rig, {
      event: (item, ...more) => ({
        ...rig.parts.event(item, ...more),
        id: item.event.id && ownIdIdsOfItsOwn(item.number),
      }),
    }),
});

export const linksInNormalForm = feedVariant({
  text: 'does not escape in links what need not be, and writes other escapes with capital letters',
  cites: 'RFC 3986, section 6.2.2.2: escapes of unreserved characters are to be decoded',
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      link:
        (event.link as string | null)?.replace(/%[0-9a-f]{2}/gi, (one) =>
          /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9ae]|3[0-9]|2[de]|5f)/i.test(one)
            ? decodeURIComponent(one)
            : one.toUpperCase(),
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
