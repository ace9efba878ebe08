/** The complete text of failures: ten faults, each over a socket. `vitest -u` updates it. */

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveFeed, touchstone } from '../../front/cli/command.test-tool.ts';

const BIN = fileURLToPath(new URL('../../front/cli/main.ts', import.meta.url));
const KEY = 'c4f3a9e01b7d4f5e8a2b6c9d0e1f2a3b';
/** How much of a line of a body is held against what it was. */
const BODY = 60;

beforeAll(() => void vi.stubEnv('TOKEN', 'a-token-of-this-test'));
afterAll(() => void vi.unstubAllEnvs());

/** The text of the failure of one check against the feed with the fault. */
const failureText = async (fault: string, check: string): Promise<string> => {
  const feed = await serveFeed('--key', KEY, '--token-env', 'TOKEN', '--events', '31', '--fault', fault);
  try {
    const { url, sites, publish } = feed;
    const publisher = `'${process.execPath}' '${BIN}' publish feed --url ${publish.url} --token-env TOKEN`;
    const about = ['--url', url, '--site', 'engineering', '--sites-url', sites, '--key-env', 'KEY'];
    const how = ['--publish-command', publisher, '--profile', 'open-data-v2', '--exclusive', '--seed', '1'];
    const env = { ...process.env, KEY };
    const { stdout, stderr } = await touchstone(['check', 'feed', ...about, ...how, '--only', check], { env });
    expect(stdout + stderr).not.toContain(KEY);
    const block = new RegExp(`^[✗△].* ${check}#.*?(?=\\n\\n(?:Judged|Verdict))`, 'ms').exec(stdout)?.[0];
    return steady(block ?? stdout + stderr);
  } finally {
    await feed.stop();
  }
};

/** The text with a word in place of all that is another in each run. */
function steady(text: string): string {
  return `${text
    .replaceAll(BIN, 'touchstone')
    .replaceAll(process.execPath, 'node')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')
    .replaceAll(/\bts[0-9a-z]{12}([a-z0-9]{2}\d{3}z)/g, 'tsRUN$1')
    .replaceAll(/touchstone_\w{8}/g, 'touchstone_RUN')
    .replaceAll(/touchstone-[0-9a-f-]{36}/g, 'touchstone-RUN')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g, 'YYYY-MM-DDThh:mm:ss')
    .replaceAll(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'HTTP-DATE')
    .replaceAll(/(\\?"(?:requests|timestamp|id)\\?":|<(?:requests|timestamp|id)>)-?\d+/g, '$1N')
    .replaceAll(/\/data\/\d+/g, '/data/N')
    .replaceAll(/item\[\d+\]/g, 'item[N]')
    .replaceAll(/column \d+/g, 'column N')
    // An excerpt may begin in the middle of it.
    .replaceAll(/(… ")[0-9a-z]*([a-z]{2}\d{3}z)/g, '$1RUN$2')
    .replaceAll(/[0-9a-z]{8,}([a-z]{2}\d{3}z)/g, 'RUN$1')
    .replaceAll(/\b\d+ (bytes|characters|events)/g, 'N $1')
    .replaceAll(/(content-length: )\d+/gi, '$1N')
    .replaceAll(/(-H|--header) '[^']*GMT'/g, "$1 'HTTP-DATE'")
    .split('\n')
    .map((line) => (/^ *(?:[{<]|\/\*\*\/)/.test(line) ? `${line.slice(0, BODY)}…` : line.trimEnd()))
    .join('\n')
    .trimEnd()}\n`;
}

describe('a failure is reported in full', () => {
  test.concurrent.for([
    ['naive-dates', 'feed/date/iso-8601#no-offset'],
    ['events-cached-by-max-age', 'feed/caching/list-freshness#max-age'],
    ['callback-unchecked', 'feed/jsonp/unsafe-callbacks#reflected'],
    ['xml-raw-ampersand', 'feed/xml/well-formed#not-well-formed'],
    ['visible-after-five-seconds', 'feed/realtime/published#not-listed'],
    ['links-escaped', 'feed/published/values#link'],
    ['xml-cuts-long-texts', 'feed/agreement/published-xml#differs'],
    ['head-with-content', 'feed/http/head#content'],
    ['any-key-accepted', 'feed/key/invalid#changed'],
    ['status-as-text', 'feed/envelope/status#type'],
  ] as const)('%s', async ([fault, key], { expect }) => {
    const text = await failureText(fault, key.split('#')[0]!);
    expect(text.split('\n')[0]).toMatch(new RegExp(`^(✗|△ warning) ${key}$`));
    await expect(text).toMatchFileSnapshot(`golden/${fault}.txt`);
  });
});
