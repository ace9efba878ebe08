import { htmlEscaped } from '../../../../src/reference/feed/format/served-event.ts';
import type { Json, JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

type Reason = 'id' | 'title' | 'type' | 'link' | 'occurrences' | 'null' | 'changed';

/** Serves events with other values than those that were published. */
const alteredEvents = (text: string, reason: Reason, alter: (event: JsonObject) => JsonObject) =>
  feedFault({
    text,
    breaks: 'FEED-EV-008',
    caughtBy: [`feed/published/values#${reason}`],
    install: (rig) => withFeedEvents(rig, alter),
  });

/** Alters titles and leaves null as it is. */
const alteredTitles = (text: string, reason: Reason, alter: (title: string) => string | null) =>
  alteredEvents(text, reason, ({ title, ...event }) => ({
    ...event,
    title: typeof title === 'string' ? alter(title) : null,
  }));

/** Alters links and leaves null as it is. */
const alteredLinks = (text: string, alter: (link: string) => string) =>
  alteredEvents(text, 'link', ({ link, ...event }) => ({
    ...event,
    link: typeof link === 'string' ? alter(link) : null,
  }));

/** Alters the list of types and leaves null as it is. */
const alteredTypes = (text: string, reason: Reason, alter: (types: readonly Json[]) => Json) =>
  alteredEvents(text, reason, ({ type, ...event }) => ({ ...event, type: Array.isArray(type) ? alter(type) : null }));

/** Alters the list of occurrences and leaves null as it is. */
const alteredTimes = (text: string, reason: Reason, alter: (times: readonly (JsonObject | null)[]) => Json) =>
  alteredEvents(text, reason, ({ times, ...event }) => ({
    ...event,
    times: Array.isArray(times) ? alter(times) : null,
  }));

const escapedType = (type: Json): Json => (typeof type === 'string' ? htmlEscaped(type) : type);
const cutType = (type: Json): Json => (typeof type === 'string' ? type.slice(0, 255) : type);

export const endThatIsTheStart = alteredTimes(
  'gives an occurrence that has no end the end that is its start',
  'null',
  (times) => times.map((time) => time && { ...time, end: time.end ?? time.start ?? null }),
);

export const endWithoutStartLeftOut = alteredTimes(
  'leaves out the end of an occurrence that has no start',
  'null',
  (times) => times.map((time) => (time?.start === null ? { ...time, end: null } : time)),
);

export const tenOccurrencesAtMost = alteredTimes('gives ten occurrences of an event at most', 'occurrences', (times) =>
  times.slice(0, 10),
);

export const thirtyOccurrencesAtMost = alteredTimes(
  'lists thirty occurrences of an event at most',
  'occurrences',
  (times) => times.slice(0, 30),
);

export const timesBefore1970Dropped = alteredTimes('drops occurrences before 1970', 'occurrences', (times) =>
  times.filter((time) => !/"start":"19/.test(JSON.stringify(time))),
);

export const idZeroAsNull = alteredEvents('gives the id 0 as null', 'null', ({ id, ...event }) => ({
  ...event,
  id: id === 0n ? null : (id ?? null),
}));

export const idsAsDoubles = alteredEvents('rounds ids to the nearest double', 'id', (event) => ({
  ...event,
  id: event.id === null ? null : BigInt(Number(event.id)),
}));

export const nullDateAsTheEpoch = alteredEvents(
  'gives `updated` that is null as the beginning of Unix time',
  'null',
  (event) => ({ ...event, updated: event.updated ?? '1969-12-31T19:00:00-05:00' }),
);

export const nullTitleAsAWord = alteredEvents('gives a title that is null as the text "null"', 'null', (event) => ({
  ...event,
  title: event.title ?? 'null',
}));

export const idsWithoutSign = alteredEvents('gives ids below zero without their sign', 'id', ({ id, ...event }) => ({
  ...event,
  id: typeof id === 'bigint' && id < 0n ? -id : (id ?? null),
}));

export const linkInAscii = alteredLinks('has a question mark for each letter of a link beyond ASCII', (link) =>
  link.replaceAll(/[^\0-\x7f]/g, '?'),
);

export const linkInLowerCase = alteredLinks('has links in lower case', (link) => link.toLowerCase());

export const linksUnescaped = alteredLinks('reads entities of HTML in links', (link) => link.replaceAll('&amp;', '&'));

export const linksWithSingleSlashes = alteredLinks('makes one slash of two in the path of links', (link) =>
  link.replaceAll(/(?<=[^:])\/\//g, '/'),
);

export const linksCut = alteredLinks('cuts links after 255 characters', (link) => link.slice(0, 255));

export const linksEscaped = alteredLinks('escapes links for HTML, and texts not', (link) => htmlEscaped(link));

export const linksWithoutPort = alteredLinks('leaves out the port of links', (link) => link.replace(/:\d+(?=\/)/, ''));

export const linksWithoutQuery = alteredLinks('leaves out the query of links', (link) => link.split('?')[0]!);

export const plusAsSpace = alteredLinks('has %20 for a plus in a link', (link) => link.replaceAll('+', '%20'));

export const equalTypesOnce = alteredTypes('gives a type once that is there twice', 'type', (types) => [
  ...new Set(types),
]);

export const typesOfEitherCaseOnce = alteredTypes(
  'gives one of two types that differ in case alone',
  'type',
  (types) => {
    const lower = (type: Json) => (typeof type === 'string' ? type.toLowerCase() : type);
    return types.filter((type, i) =>
      types.every((other, j) => j >= i || other === type || lower(other) !== lower(type)),
    );
  },
);

export const noTypesAsAnEmptyText = alteredTypes(
  'gives an empty list of types as a list of an empty text',
  'type',
  (types) => (types.length === 0 ? [''] : types),
);

export const noTypesAsNull = alteredTypes('gives an empty list of types as null', 'null', (types) =>
  types.length === 0 ? null : types,
);

export const tenTypesAtMost = alteredTypes('gives ten types of an event at most', 'type', (types) =>
  types.slice(0, 10),
);

export const typesCut = alteredTypes('cuts types after 255 characters', 'type', (types) => types.map(cutType));

export const typesEscapedAndTitlesNot = alteredTypes('escapes types for HTML, and titles not', 'changed', (types) =>
  types.map(escapedType),
);

export const typesEscapedThoughDeclaredRaw = feedFault({
  text: 'escapes types for HTML, though it is declared not to',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#not-as-declared'],
  needs: { declare: { 'title-escaping': 'raw' } },
  install: typesEscapedAndTitlesNot.install,
});

export const backslashReadAsAnEscape = alteredTitles(
  'reads a backslash before an n as the end of a line',
  'title',
  (title) => title.replaceAll('\\n', '\n'),
);

export const dollarReadAsAReplacement = alteredTitles(
  'puts titles into a template as a replacement, where $& has a meaning',
  'title',
  (title) => 'x'.replace('x', title),
);

export const doubledApostropheAsOne = alteredTitles('gives two apostrophes in a title as one', 'title', (title) =>
  title.replaceAll("''", "'"),
);

export const doubledPercentAsOne = alteredTitles('gives two percent signs in a title as one', 'title', (title) =>
  title.replaceAll('%%', '%'),
);

export const noncharactersLost = alteredTitles('leaves out noncharacters', 'title', (title) =>
  title.replaceAll(/\p{Noncharacter_Code_Point}/gu, ''),
);

export const privateUseLost = alteredTitles('leaves out characters of private use', 'title', (title) =>
  title.replaceAll(/\p{Co}/gu, ''),
);

export const decimalTitleRounded = alteredTitles(
  'writes a title that is a number as JavaScript writes that number',
  'title',
  (title) => (/^-?\d+\.\d+$/.test(title) ? `${Number(title)}` : title),
);

export const lineEndsInTitlesAsLf = alteredTitles('gives each end of a line in a title as LF', 'title', (title) =>
  title.replace(/\r\n?/g, '\n'),
);

export const quotesStraightened = alteredTitles('makes typographic quotation marks straight', 'title', (title) =>
  title.replaceAll(/[\u2018\u2019]/g, "'"),
);

export const someTitlesEscaped = alteredTitles('escapes titles for HTML where they hold a tag', 'changed', (title) =>
  title.includes('<') ? htmlEscaped(title) : title,
);

export const titleOfSpaceLost = alteredTitles('gives a title of one space as an empty title', 'title', (title) =>
  title === ' ' ? '' : title,
);

export const titleWithoutLeadingZeros = alteredTitles('writes a title of digits as a number', 'title', (title) =>
  title.replace(/^0+(?=\d+$)/, ''),
);

export const titleZeroAsNull = alteredTitles('gives the title "0" as null', 'null', (title) =>
  title === '0' ? null : title,
);

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

export const variationSelectorsLost = alteredTitles('leaves out variation selectors', 'title', (title) =>
  title.replaceAll('\ufe0f', ''),
);

export const textForAnEmptyListOfTypes = feedFault({
  text: 'gives an empty text for an empty list of types, and lists nothing until something is published',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#form'],
  needs: { empty: true },
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      type: Array.isArray(event.type) && event.type.length === 0 ? '' : event.type!,
    })),
});
