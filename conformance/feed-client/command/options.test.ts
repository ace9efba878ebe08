import { describe, expect, test } from 'vitest';
import { type CheckFeedClientOptions, feedClientJob } from './options.ts';

const refusal = (options: CheckFeedClientOptions): string => {
  try {
    feedClientJob(options);
  } catch (cause) {
    return (cause as Error).message;
  }
  return 'it was accepted';
};
const COMMAND = 'my-reader --url {url} --key {key}';

describe('a client that cannot be judged is refused in one sentence', () => {
  test.each<[CheckFeedClientOptions, RegExp]>([
    [{ kind: ['list'] }, /^the client is missing: give --command/],
    [{ command: COMMAND }, /^--kind is missing: list, event, poll/],
    [{ command: COMMAND, kind: ['lists'] }, /^--kind lists: there is no such kind; similar: list; there are: /],
    [{ command: 'my-reader {url}', kind: ['list'] }, /^--command: \{key\} is missing/],
    [{ command: 'my-reader {key}', kind: ['list'] }, /^--command: \{url\} is missing/],
    [
      { command: `${COMMAND} {adress}`, kind: ['list'] },
      /^--command: \{adress\} means nothing; similar: address; there are: /,
    ],
    [{ command: COMMAND, kind: ['event'] }, /of the kind event takes \{id\}$/],
    [{ command: `${COMMAND} {id}`, kind: ['list'] }, /\{id\} is for a client that shows one event: --kind event$/],
    [{ command: `${COMMAND} {state}`, kind: ['list'] }, /\{state\} is for a client that looks again: --kind poll$/],
    [{ command: `${COMMAND} {id}`, kind: ['event', 'poll'] }, /^--kind event excludes the other kinds$/],
    [{ command: COMMAND, kind: ['list'], refusal: '(' }, /^--refusal: Invalid regular expression/],
    [
      { command: COMMAND, kind: ['list'], field: ['title'] },
      /^--field takes a member and its name, such as title=summary/,
    ],
    [
      { command: COMMAND, kind: ['list'], field: ['updatd=a'] },
      /^--field updatd=a: an event has no updatd; similar: updated; /,
    ],
    [{ command: COMMAND, kind: ['list'], site: 'a b' }, /^--site takes a slug without spaces/],
    [{ command: COMMAND, kind: ['list'], without: ['keys'] }, /^--without keys: there is no such facet/],
    [{ command: COMMAND, kind: ['list'], atOnce: 0 }, /^--at-once/],
  ])('%j', (options, sentence) => expect(refusal(options)).toMatch(sentence));

  test.each<CheckFeedClientOptions>([
    { command: COMMAND, kind: ['list'] },
    { command: 'curl -s {address}', kind: ['list'] },
    { command: `${COMMAND} {id}`, profile: ['event'] },
    { command: `${COMMAND} {state}`, kind: ['poll'], field: ['title=summary', 'start=begins.at'] },
  ])('%j is accepted', (options) => expect(refusal(options)).toBe('it was accepted'));
});

test('the words in braces of a command are no secrets', () => {
  expect(feedClientJob({ command: COMMAND, kind: ['list'] }).address).toBe(COMMAND);
});
