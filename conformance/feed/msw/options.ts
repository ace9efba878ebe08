/**
 * Validates the options of the mock by name and value: JavaScript accepts anything, and tests would then prove little.
 */

import { choiceOptions } from '../../../src/reference/feed/index.ts';
import { similarNamesHint } from '../../command/options/similar-names.ts';
import type { MockFeedOptions } from './mock-feed-options.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isBase = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

function list(options: object): string {
  return Object.keys(options).join(', ');
}

/** Each option, what it takes, and that in words. What text is right for a site, a key or a fault is said elsewhere. */
const OPTIONS: Readonly<Record<keyof MockFeedOptions, readonly [fits: (value: unknown) => boolean, takes: string]>> = {
  base: [isBase, 'is the URL of the feed, such as https://feed.example/v2'],
  site: [isText, 'is the slug of a site, such as engineering'],
  siteName: [(value) => value === null || isText(value), 'is the name of the site, or null'],
  key: [isText, 'is the key that the feed takes'],
  requestsPerKey: [isCount, 'is a whole number of requests, 0 or more'],
  events: [(value) => value === 'edge-cases' || Array.isArray(value), 'is a list of events, or "edge-cases"'],
  fault: [isText, 'is a name of "touchstone faults list feed"'],
  variant: [isText, 'is a name of "touchstone variants list feed"'],
  choices: [(value) => typeof value === 'object' && value !== null, `is an object with ${list(choiceOptions)}`],
  now: [(value) => typeof value === 'function', 'is a function that gives milliseconds since the epoch'],
};

/** @throws TypeError for an option or choice that there is not, and for a value that is none of its values. */
export function checkMockOptions(options: MockFeedOptions): void {
  known('option', options, OPTIONS);
  for (const [name, value] of Object.entries(options)) {
    const [fits, takes] = OPTIONS[name as keyof MockFeedOptions];
    if (value === undefined || fits(value)) continue;
    const meant = name === 'events' && isText(value) ? similarNamesHint(value, ['edge-cases']) : '';
    throw new TypeError(`${name} ${takes}, not ${shown(value)}${meant}`);
  }
  const { choices = {}, fault, variant } = options;
  known('choice', choices, choiceOptions);
  for (const [name, value] of Object.entries(choices)) {
    const takes: readonly string[] = choiceOptions[name as keyof typeof choiceOptions];
    if (!takes.includes(value))
      throw new TypeError(
        `the choice ${name} is ${takes.join(' or ')}, not ${shown(value)}${similarNamesHint(`${value}`, takes)}`,
      );
  }
  if (fault !== undefined && variant !== undefined) throw new TypeError('fault and variant exclude each other');
}

/** @throws TypeError for a name that there is not, with those that are like it. */
function known(what: string, given: object, options: object): void {
  const names = Object.keys(options);
  for (const name of Object.keys(given))
    if (!names.includes(name))
      throw new TypeError(
        `a mocked feed has no ${what} "${name}"${similarNamesHint(name, names)}; it has ${list(options)}`,
      );
}

/** A value as it would be typed, or what it is. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : String(value);
}
