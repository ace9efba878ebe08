/** The feeds of `results/`: each is started, judged by `touchstone check feed`, and ended. */
import { join } from 'node:path';
import { inSingleQuotes } from '../../conformance/core/text/shell-quote.ts';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { npmFolder } from '../../scripts/npm-folder.ts';
import { checked, during, type Judge, MAIN, ROOT, served } from './program.ts';

/** Keys of these runs alone. */
const SECRETS = { FEED_KEY: '3e1f0c7a9b2d4e58', FEED_OTHER_KEY: '58d4b2a907cf1e31', FEED_TOKEN: 'c07f4a9d13e85b26' };
/** The keys that `examples/php-feed` knows. */
const PHP_KEYS = { FEED_KEY: 'my-test-key-2819', FEED_OTHER_KEY: 'my-other-key' };
const KEYS = ['--key-env', 'FEED_KEY', '--other-key-env', 'FEED_OTHER_KEY'];
const SITES = ['--site', 'engineering', '--other-site', 'science'];
const NODE = inSingleQuotes(process.execPath);

const reference: Judge = (report) =>
  during(async (keep) => {
    const keys = ['--key-env', 'FEED_KEY', '--key-env', 'FEED_OTHER_KEY', '--token-env', 'FEED_TOKEN'];
    const argv = ['serve', 'feed', '--events', '12', '--site', 'engineering', '--site', 'science', ...keys];
    const { line } = keep(
      await served<{ url: string; sites: string; publish: { url: string } }>(
        [process.execPath, MAIN, ...argv],
        SECRETS,
      ),
    );
    const publisher = `${NODE} ${inSingleQuotes(MAIN)} publish feed --url ${line.publish.url} --token-env FEED_TOKEN`;
    const events = ['--publish-command', publisher, '--clock-command', publisher, '--exclusive'];
    const rules = ['--profile', 'open-data-v2', '--declare', 'status=always-200', 'order=next'];
    const where = ['--url', line.url, ...SITES, ...KEYS, '--sites-url', `${line.url}/resources/sites.json`];
    return checked(['feed', ...where, ...events, ...rules, ...report], SECRETS);
  });

/** `interop/feed-express`: Express answers, and js2xmlparser writes its XML. */
const express: Judge = (report) =>
  during(async (keep) => {
    const folder = await npmFolder('interop/feed-express');
    const env = { EXPRESS_FEED_KEY: SECRETS.FEED_KEY, EXPRESS_FEED_OTHER_KEY: SECRETS.FEED_OTHER_KEY };
    const { line } = keep(
      await served<{ url: string; publish: string }>([process.execPath, join(folder, 'server.mjs')], env),
    );
    const publisher = `${NODE} ${inSingleQuotes(join(folder, 'publish.mjs'))} ${line.publish}`;
    const events = ['--publish-command', publisher, '--clock-command', publisher, '--exclusive'];
    const where = ['--url', line.url, ...SITES, ...KEYS, '--sites-url', `${line.url}/resources/sites.json`];
    return checked(['feed', ...where, ...events, '--profile', 'open-data-v2', ...report], SECRETS);
  });

/** `examples/php-feed`, on PHP's own server. */
const php: Judge = async (report) => {
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/v2`;
  const where = ['--url', url, ...SITES, ...KEYS, '--sites-url', `${url}/resources/sites.json`];
  const start = `exec php -S 127.0.0.1:${port} ${inSingleQuotes(join(ROOT, 'examples/php-feed/index.php'))}`;
  return checked(['feed', ...where, '--start-command', start, '--profile', 'open-data-v2', ...report], PHP_KEYS);
};

export const FEEDS: Readonly<Record<string, Judge>> = {
  'reference-feed': reference,
  'feed-express': express,
  'feed-php': php,
};
