import { describe, expect, test } from 'vitest';
import { type CheckLogClientOptions, logClientJob } from './options.ts';

const refusal = (options: CheckLogClientOptions): string => {
  try {
    logClientJob(options);
  } catch (cause) {
    return (cause as Error).message;
  }
  return 'it was accepted';
};
const COMMAND = 'my-verify --url {url} --key {vkey}';

describe('a client that cannot be judged is refused in one sentence', () => {
  test.each<[CheckLogClientOptions, RegExp]>([
    [{ kind: ['checkpoint'] }, /^the client is missing: give --command/],
    [{ command: COMMAND }, /^--kind is missing: checkpoint, inclusion, log, monitor, writer/],
    [{ command: COMMAND, kind: ['montor'] }, /^--kind montor: there is no such kind; similar: monitor; there are: /],
    [{ command: 'my-verify {url}', kind: ['checkpoint'] }, /^--command: \{vkey\} is missing/],
    [{ command: `${COMMAND} {orgin}`, kind: ['checkpoint'] }, /^--command: \{orgin\} means nothing; similar: origin; /],
    [{ command: 'my-verify {vkey}', kind: ['checkpoint'] }, /takes \{url\} or \{checkpoint\}$/],
    [{ command: 'my-verify {vkey} {checkpoint}', kind: ['log'] }, /of the kind log takes \{url\}$/],
    [{ command: COMMAND, kind: ['inclusion'] }, /of the kind inclusion takes \{entry\}, and \{index\} or \{proof\}$/],
    [{ command: COMMAND, kind: ['checkpoint'], refusal: '(' }, /^--refusal: Invalid regular expression/],
    [{ command: COMMAND, kind: ['checkpoint'], without: ['keys'] }, /^--without keys: there is no such facet/],
    [{ command: COMMAND, kind: ['checkpoint'], atOnce: 0 }, /^--at-once/],
  ])('%j', (options, sentence) => expect(refusal(options)).toMatch(sentence));

  test.each<CheckLogClientOptions>([
    { command: COMMAND, kind: ['checkpoint'] },
    { command: COMMAND, profile: ['log', 'monitor'] },
    { command: 'my-verify {vkey} {checkpoint}', kind: ['checkpoint'] },
    { command: 'my-verify {vkey} {proof} {entry}', kind: ['inclusion'] },
    { command: 'my-verify {key} {base} {index} {entry}', kind: ['inclusion'] },
  ])('%j is accepted', (options) => expect(refusal(options)).toBe('it was accepted'));
});

test('the words in braces of a command are no secrets', () => {
  expect(logClientJob({ command: COMMAND, kind: ['checkpoint'] }).address).toBe(COMMAND);
});
