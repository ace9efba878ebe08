import { readFileSync } from 'node:fs';
import { defaultProfiles } from '../../core/profile.ts';
import { slugOf } from '../../feed/sites.ts';
import { redactUrl } from '../../target/redact.ts';
import { caller } from './caller.ts';
import { type CheckOptions, leftOut, neededProcess, profilesChosen, runOf, targetOf } from './check-options.ts';
import { quote } from './command-line.ts';
import type { Judging } from './commands/run-check.ts';
import { noListAddress, slug } from './feed-address.ts';
import { fileTrouble } from './file-trouble.ts';
import { addressOf, httpUrl } from './given.ts';
import { type FeedJobTarget, SUITES } from './job.ts';
import { usage } from './usage.ts';

/** The options of `check feed` as they come from the command line and `touchstone.yaml`. */
export interface CheckFeedOptions extends CheckOptions {
  readonly url?: string;
  readonly site?: string;
  readonly otherSite?: string;
  readonly sitesUrl?: string;
  readonly keyEnv?: string;
  readonly keyFile?: string;
  readonly otherKeyEnv?: string;
  readonly otherKeyFile?: string;
  readonly publishCommand?: string;
  readonly clockCommand?: string;
}

/** Facets of a feed that `--without` may name. */
const FACETS = ['sites', 'otherSite', 'otherKey', 'publisher', 'clock'];

/** Turns options into a job. Every mistake is a `UsageError` with one sentence. */
export function feedJob(options: CheckFeedOptions): Judging & { readonly job: { readonly target: FeedJobTarget } } {
  noListAddress(options.url, options.site);
  const given = options.url ?? usage('the feed is missing: give --url BASE, which events/{site}.json follows');
  const site = slug('--site', options.site ?? usage('the site is missing: give its slug with --site'));
  const address = httpUrl('--url', given).replace(/\/+$/, '');
  if (/\/events$/.test(address))
    usage(`--url ${given}: this ends in /events, which is added to it; give the address before that`);
  const otherSite = options.otherSite === undefined ? undefined : slug('--other-site', options.otherSite);
  if (otherSite !== undefined && slugOf(otherSite) === slugOf(site))
    usage(`--other-site ${otherSite}: this is the site of --site; name another one that the feed has, or leave it out`);
  const keyWord = keyWordOf(options.keyEnv, options.keyFile);
  const otherWord = keyWordOf(options.otherKeyEnv, options.otherKeyFile);
  const key = keyOf('key', options.keyEnv, options.keyFile);
  if (key === undefined) usage('the key is missing: say with --key-env NAME or --key-file FILE where it is');
  const otherKey = keyOf('other-key', options.otherKeyEnv, options.otherKeyFile);
  if (otherKey === key)
    usage(
      `${options.otherKeyEnv === undefined ? '--other-key-file' : '--other-key-env'}: this is the key that was given first; give another valid one, or leave it out`,
    );
  const sitesUrl = options.sitesUrl === undefined ? undefined : addressOf('--sites-url', options.sitesUrl);
  const profiles = profilesChosen('feed', options, defaultProfiles('feed', false));
  const absent = leftOut(options, FACETS);
  const process = neededProcess(options, `${address}/events/${site}.json`);
  const offered = [
    ['otherSite', 'otherSite', otherSite],
    ['otherKey', 'otherKey', otherKey],
    ['sites', 'sitesUrl', sitesUrl],
    ['publisher', 'publishCommand', command('--publish-command', options.publishCommand)],
    ['clock', 'clockCommand', command('--clock-command', options.clockCommand)],
  ] as const;
  const there = offered.filter(([facet, , value]) => value !== undefined && !(facet in absent));
  return {
    profiles,
    address,
    reported: { site, base: redactUrl(address) },
    keys: { ...(keyWord ? { key: keyWord } : {}), ...(otherWord ? { otherKey: otherWord } : {}) },
    job: {
      suite: SUITES.feed,
      ...(process ? { process } : {}),
      target: {
        base: address,
        site,
        ...(key === undefined ? {} : { key }),
        ...Object.fromEntries(there.map(([, name, value]) => [name, value])),
        absent,
        ...targetOf('feed', profiles, options),
      },
      ...runOf('feed', profiles, options),
    },
  };
}

/** A key from the environment or a file: on a command line everybody on the machine could read it. */
function keyOf(option: string, name: string | undefined, file: string | undefined): string | undefined {
  if (name !== undefined && file !== undefined) usage(`--${option}-env and --${option}-file exclude each other`);
  if (name !== undefined) {
    const key = caller().env[name];
    return key ? key : usage(`--${option}-env ${name}: there is no such variable in the environment, or it is empty`);
  }
  if (file === undefined) return undefined;
  try {
    const key = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return key === '' ? usage(`--${option}-file ${file}: the file is empty`) : key;
  } catch (cause) {
    return usage(`--${option}-file ${file}: it cannot be read: ${fileTrouble(cause)}`);
  }
}

/** How a shell comes by a key, within double quotes; undefined where it cannot. */
function keyWordOf(name: string | undefined, file: string | undefined): string | undefined {
  if (file !== undefined) return `$(cat ${quote(file)})`;
  return name !== undefined && /^[A-Za-z_]\w*$/.test(name) ? `$${name}` : undefined;
}

function command(option: string, text: string | undefined): string | undefined {
  return text === undefined || text.trim() !== '' ? text : usage(`${option} takes a command line`);
}
