import { htmlEscaped } from '../../../../src/reference/feed/format/served-event.ts';
import type { Json, JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const endThatIsTheStart = feedFault({
  text: 'gives an occurrence that has no end the end that is its start',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) =>
    withFeedEvents(rig, (event) => {
      const times = event.times as readonly (JsonObject | null)[] | null;
      return {
        ...event,
        times: times?.map((time) => time && { ...time, end: time.end ?? time.start ?? null }) ?? null,
      };
    }),
});

export const idZeroAsNull = feedFault({
  text: 'takes the id 0 for none',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) => withFeedEvents(rig, ({ id, ...event }) => ({ ...event, id: id === 0n ? null : (id ?? null) })),
});

export const idsAsDoubles = feedFault({
  text: 'rounds ids to what a double has',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#id'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({ ...event, id: event.id === null ? null : BigInt(Number(event.id)) })),
});

/** Serves titles that are altered; null stays null. */
const alteredTitles = (text: string, reason: 'title' | 'changed', alter: (title: string) => string) =>
  feedFault({
    text,
    breaks: 'FEED-EV-008',
    caughtBy: [`feed/published/values#${reason}`],
    install: (rig) =>
      withFeedEvents(rig, ({ title, ...event }) => ({
        ...event,
        title: typeof title === 'string' ? alter(title) : null,
      })),
  });

export const lineEndsInTitlesAsLf = alteredTitles('gives each end of a line in a title as LF', 'title', (title) =>
  title.replace(/\r\n?/g, '\n'),
);

/** Serves links that are altered; null stays null. */
const alteredLinks = (text: string, alter: (link: string) => string) =>
  feedFault({
    text,
    breaks: 'FEED-EV-008',
    caughtBy: ['feed/published/values#link'],
    install: (rig) =>
      withFeedEvents(rig, ({ link, ...event }) => ({
        ...event,
        link: typeof link === 'string' ? alter(link) : null,
      })),
  });

export const linkInAscii = alteredLinks('has a question mark for each letter of a link beyond ASCII', (link) =>
  link.replaceAll(/[^\0-\x7f]/g, '?'),
);

export const linkInLowerCase = alteredLinks('has links in lower case', (link) => link.toLowerCase());

export const linkOf255AtMost = alteredLinks('cuts links after 255 characters', (link) => link.slice(0, 255));

export const linksEscaped = alteredLinks('escapes links for HTML, and texts not', (link) => htmlEscaped(link));

export const linksWithoutPort = feedFault({
  text: 'leaves out the port of links',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#link'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      link: (event.link as string | null)?.replace(/:\d+(?=\/)/, '') ?? null,
    })),
});

export const linksWithoutQuery = feedFault({
  text: 'leaves out the query of links',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#link'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({ ...event, link: (event.link as string | null)?.split('?')[0] ?? null })),
});

export const endWithoutStartLeftOut = feedFault({
  text: 'leaves out the end of an occurrence that has no start',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => {
      const all = (times ?? null) as readonly (JsonObject | null)[] | null;
      return { ...event, times: all?.map((one) => (one?.start === null ? { ...one, end: null } : one)) ?? null };
    }),
});

export const noTypesAsAnEmptyText = feedFault({
  text: 'gives an empty list of types as a list of an empty text',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#type'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      type: (event.type as unknown[] | null)?.length === 0 ? [''] : event.type!,
    })),
});

export const noTypesAsNull = feedFault({
  text: 'gives an empty list of types as null',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      type: (event.type as unknown[] | null)?.length === 0 ? null : event.type!,
    })),
});

export const nullDateAsTheEpoch = feedFault({
  text: 'gives `updated` that is null as the beginning of Unix time',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({ ...event, updated: event.updated ?? '1969-12-31T19:00:00-05:00' })),
});

export const nullTitleAsAWord = feedFault({
  text: 'gives a title that is null as the text "null"',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) => withFeedEvents(rig, (event) => ({ ...event, title: event.title ?? 'null' })),
});

export const plusAsSpace = alteredLinks('has %20 for a plus in a link', (link) => link.replaceAll('+', '%20'));

export const quotesStraightened = alteredTitles('makes typographic quotation marks straight', 'title', (title) =>
  title.replaceAll(/[\u2018\u2019]/g, "'"),
);

export const someTitlesEscaped = alteredTitles('escapes titles for HTML where they hold a tag', 'changed', (title) =>
  title.includes('<') ? htmlEscaped(title) : title,
);

export const tenOccurrencesAtMost = feedFault({
  text: 'gives ten occurrences of an event at most',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#occurrences'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      times: ((event.times as unknown[] | null)?.slice(0, 10) as Json) ?? null,
    })),
});

export const tenTypesAtMost = feedFault({
  text: 'gives ten types of an event at most',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#type'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({ ...event, type: (event.type as string[] | null)?.slice(0, 10) ?? null })),
});

export const thirtyOccurrencesAtMost = feedFault({
  text: 'lists thirty occurrences of an event at most',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#occurrences'],
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => ({
      ...event,
      times: Array.isArray(times) ? times.slice(0, 30) : null,
    })),
});

export const timesBefore1970Dropped = feedFault({
  text: 'drops occurrences before 1970',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#occurrences'],
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => ({
      ...event,
      times: Array.isArray(times) ? times.filter((time) => !/"start":"19/.test(JSON.stringify(time))) : null,
    })),
});

export const decimalTitleRounded = feedFault({
  text: 'writes a title that is a number as JavaScript writes that number',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#title'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      title: /^-?\d+\.\d+$/.test(`${event.title}`) ? `${Number(event.title)}` : event.title!,
    })),
});

export const titleOfSpaceLost = feedFault({
  text: 'takes a title of a space for none',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#title'],
  install: (rig) =>
    withFeedEvents(rig, ({ title, ...event }) => ({ ...event, title: title === ' ' ? '' : (title ?? null) })),
});

export const titleWithoutLeadingZeros = alteredTitles('takes a title of digits for a number', 'title', (title) =>
  title.replace(/^0+(?=\d+$)/, ''),
);

export const titleZeroAsNull = feedFault({
  text: 'takes the title "0" for none',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) =>
    withFeedEvents(rig, ({ title, ...event }) => ({ ...event, title: title === '0' ? null : (title ?? null) })),
});

export const titlesComposed = alteredTitles('composes the characters of titles', 'title', (title) =>
  title.normalize('NFC'),
);

export const titlesCut = alteredTitles('cuts titles after 255 characters', 'title', (title) => title.slice(0, 255));

export const titlesEndAtAnEmoji = alteredTitles(
  'cuts titles before the first character of four bytes',
  'title',
  (title) => title.replace(/[\u{10000}-\u{10ffff}].*$/su, ''),
);

export const titlesEscapedThoughDeclaredRaw = feedFault({
  text: 'escapes titles for HTML, though it is declared not to',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#not-as-declared'],
  needs: { declare: { 'title-escaping': 'raw' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, titles: 'html-escaped' } }),
});

export const titlesTrimmed = alteredTitles('takes white space off the ends of titles', 'title', (title) =>
  title.trim(),
);

export const typesCut = feedFault({
  text: 'cuts types after 255 characters',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#type'],
  install: (rig) =>
    withFeedEvents(rig, ({ type, ...event }) => ({
      ...event,
      type: Array.isArray(type) ? type.map((one) => (typeof one === 'string' ? one.slice(0, 255) : one)) : null,
    })),
});

const escapedType = (type: Json): Json => (typeof type === 'string' ? htmlEscaped(type) : type);

export const typesEscapedAndTitlesNot = feedFault({
  text: 'escapes types for HTML, and titles not',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#changed'],
  install: (rig) =>
    withFeedEvents(rig, ({ type = null, ...event }) => ({
      ...event,
      type: Array.isArray(type) ? type.map(escapedType) : type,
    })),
});

export const typesEscapedThoughDeclaredRaw = feedFault({
  text: 'escapes types for HTML, though it is declared not to',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#not-as-declared'],
  needs: { declare: { 'title-escaping': 'raw' } },
  install: (rig) =>
    withFeedEvents(rig, ({ type = null, ...event }) => ({
      ...event,
      type: Array.isArray(type) ? type.map(escapedType) : type,
    })),
});

export const withoutVariationSelectors = alteredTitles('leaves out variation selectors', 'title', (title) =>
  title.replaceAll('\ufe0f', ''),
);
