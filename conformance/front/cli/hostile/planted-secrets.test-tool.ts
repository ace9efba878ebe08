/** Runs against a target that sends secrets back in every encoding at every place, and a search of all that a run leaves. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { httpMessage, type ServerScript, wireServer } from '../../../transport/http/wire.test-server.ts';
import { partsOf, textsOf } from '../../../transport/record/planted.test-tool.ts';
import { ENCODINGS } from '../../../transport/secrets/encodings.test-tool.ts';
import { touchstoneApart } from '../command.test-tool.ts';
import { REPORT_FORMATS } from '../output/reports.ts';
import { logWith, pathOf } from './hostile.test-server.ts';

/** Secrets of every length and with every sort of character, each with the option that gives it. */
export const SECRETS = {
  header: 'c4f3a9e01b7d4f5e',
  shortHeader: 'k3y',
  environment: 'x<&>"9\'z/q+w=v%41',
  key: 'q7z1p',
} as const;
const ARGS = ['--header', `Authorization: Bearer ${SECRETS.header}`, '--header', `X-Api-Key: ${SECRETS.shortHeader}`];
const ALL = Object.values(SECRETS);
const TYPES = ['application/json', 'text/plain; charset=utf-8', 'application/octet-stream', 'text/html'];

/** Numbers that a seed repeats (a linear congruential generator, Numerical Recipes section 7.1). */
function numbers(seed: number): (below: number) => number {
  // Neighbouring seeds would begin alike.
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Answers, in each of which a text stands at one place. A line of a head has no line ends. */
const ANSWERS: readonly ((text: string, type: string, path: string) => Parameters<typeof httpMessage> | string)[] = [
  (text, type) => [`{"meta":{"message":"no such key: ${text}"}}`, `Content-Type: ${type}`, '404 Not Found'],
  (text, type) => [`{"data":[{"title": "${text}"}]}`, `Content-Type: ${type}`],
  (text, type) => [`${'x'.repeat(380)} ${text}`, `Content-Type: ${type}`],
  (text, type) => [gzipSync(` ${text} `), `Content-Type: ${type}\nContent-Encoding: gzip`],
  (text) => ['{}', `Content-Type: application/json\nX-Echo: ${text}`],
  (text) => ['{}', `Content-Type: ${text}`],
  (text) => ['{}', `${text.replace(/[^\w-]/g, '') || 'X'}: 1`],
  (text) => ['{}', 'Content-Type: text/plain', `403 ${text}`],
  (text, _type, path) => ['', `Location: ${path}?again=${text}`, '302 Found'],
  (text) => [
    `log.example\n5\n${Buffer.alloc(32).toString('base64')}\n${text}\n\n\u2014 ${text} ${text}\n`,
    'Content-Type: text/plain; charset=utf-8',
  ],
  (text) => [`<events><event>${text}</event></events>`, 'Content-Type: application/xml'],
  (text) =>
    `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Echo\r\n\r\n2\r\n{}\r\n0\r\nX-Echo: ${text}\r\n\r\n`,
  (text) => `${text} is no HTTP\r\n\r\n`,
  (text) => `HTTP/1.1 200 ${text}\r\nContent-Length: 99\r\n\r\n${text}`,
];

/** A target that does so with every request. `planted` receives each text. */
function planting(next: (below: number) => number, planted: Set<string>): ServerScript {
  const encodings = Object.values(ENCODINGS);
  return (socket, request, number) => {
    const text = encodings[next(encodings.length)]!(ALL[next(ALL.length)]!);
    planted.add(text);
    // A target whose first answer is no HTTP is not judged.
    const place = number === 1 ? 1 : next(ANSWERS.length);
    const answer = ANSWERS[place]!(text, TYPES[next(TYPES.length)]!, pathOf(request).split('?')[0]!);
    if (typeof answer === 'string') socket.end(answer);
    else socket.write(httpMessage(...answer));
  };
}

/** A run makes more requests, else it showed little. */
const REQUESTS = { log: 10, feed: 2 };
/** The longest budget, for a machine that is busy. */
const LONGEST_S = 60;

/**
 * Judges such a target and expects that nothing which the run leaves shows a secret. A run that came to few requests in
 * its budget is repeated with a longer one.
 */
export async function plantInRun(suite: 'log' | 'feed', seed: number, budgetS = 20): Promise<void> {
  const requests = await requestsOfRun(suite, seed, budgetS);
  if (requests > REQUESTS[suite]) return;
  expect(budgetS, `${requests} requests`).toBeLessThan(LONGEST_S);
  await plantInRun(suite, seed, Math.min(LONGEST_S, budgetS * 4));
}

/** How many requests the run made. */
async function requestsOfRun(suite: 'log' | 'feed', seed: number, budgetS: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const planted = new Set<string>(ALL);
  const seen = new Set<string>();
  const next = numbers(seed);
  const plant = planting(next, planted);
  const script: ServerScript = (...request) => {
    // A file of the run may be removed at its end.
    for (const text of textsIn(temporary)) seen.add(text);
    plant(...request);
  };
  // Of a log without a sound checkpoint nothing else would be asked.
  await using target = await (suite === 'log'
    ? logWith((path, times) => ((path !== '/checkpoint' || times > 2) && next(3) === 0 ? script : undefined))
    : wireServer(script));
  writeFileSync(join(folder, 'key'), SECRETS.key);
  const own =
    suite === 'log'
      ? ['--read-url', target.url, '--without', 'keys']
      : ['--url', `${target.url}/v2`, '--site', 'engineering'];
  const files = REPORT_FORMATS.flatMap((format) => ['--report', `${format}=${join(folder, format)}`]);
  try {
    const ended = await touchstoneApart(
      [
        ...['check', suite, ...own, ...ARGS, '--header-env', 'OWN_HEADER', '--json', ...files],
        ...(suite === 'feed' ? ['--key-file', join(folder, 'key')] : []),
        ...['--budget', `${budgetS}`, '--timeout', '1000'],
      ],
      {
        env: {
          ...process.env,
          TMPDIR: temporary,
          OWN_HEADER: `X-Own: ${SECRETS.environment}`,
          OTHER_TOKEN: SECRETS.key,
        },
      },
    );
    rmSync(join(folder, 'key'));
    expect(ended.code, ended.stderr).not.toBe(70);
    const ours = suite === 'feed' ? planted : new Set([...planted].filter((text) => !isOfKey(text)));
    expectNowhere(ours, [
      ended.stdout,
      ended.stderr,
      ...textsIn(folder),
      ...seen,
      ...textsOf(JSON.parse(ended.stdout)),
    ]);
    return target.requests.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The names and the contents of all files in a folder, without those that are removed meanwhile. */
export function textsIn(path: string): readonly string[] {
  try {
    if (!statSync(path).isDirectory()) return [path, readFileSync(path, 'utf8')];
    return [path, ...readdirSync(path).flatMap((name) => textsIn(join(path, name)))];
  } catch {
    return [path];
  }
}

/** A log has no key, so nobody could know that it is one. */
const isOfKey = (text: string): boolean => Object.values(ENCODINGS).some((encode) => encode(SECRETS.key) === text);

/** Expects that no text has a planted one: a short one as a whole token, a long one at all, or its beginning. */
export function expectNowhere(planted: Iterable<string>, texts: readonly string[]): void {
  const unescaped = texts.map((text) =>
    text
      .replace(/&(amp|lt|gt|quot|apos);/g, (entity) => XML[entity]!)
      // Markdown has every character with a meaning as a reference, and annotations have some as %25.
      .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
      .replace(/%(25|3A|2C)/g, (code) => decodeURIComponent(code)),
  );
  const all = [...new Set([...texts, ...unescaped])].join('\n');
  for (const text of planted)
    for (const part of partsOf(text)) {
      const at =
        part.length < 6
          ? all.search(new RegExp(`(?<![a-z0-9])${part.replace(/[^\w]/g, '\\$&')}(?![a-z0-9])`, 'i'))
          : all.indexOf(part);
      expect(at, `${part} in …${all.slice(Math.max(0, at - 80), at + 80)}…`).toBe(-1);
    }
}

const XML: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
