import type { CheckJob } from '../../command/check-job.ts';
import type { CheckOptions } from '../../command/options/check-options.ts';
import { curlConnection } from '../../command/options/curl-options.ts';
import { prefixUrl, resourceUrl } from '../../command/options/http-url.ts';
import { networkOptions, reportedProxy } from '../../command/options/network-options.ts';
import {
  chosenProfiles,
  excludedFacets,
  neededProcess,
  runSettings,
  targetSettings,
} from '../../command/options/run-settings.ts';
import { secretOfEnvironment, secretOfFile } from '../../command/options/secret-source.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import { defaultProfiles } from '../../core/spec/profile.ts';
import { shellQuote } from '../../core/text/shell-quote.ts';
import { redactUrl } from '../../transport/record/redact.ts';
import { decodedSlug } from '../oracle/site/slug.ts';
import { refuseListAddress, slugOption } from './address.ts';
import type { FeedJobTarget } from './job-target.ts';

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
export function feedJob(options: CheckFeedOptions): CheckJob<FeedJobTarget> {
  refuseListAddress(options.url, options.site);
  const given =
    options.url ??
    throwUsageError(
      'the feed is missing: give --url BASE, which events/{site}.json follows',
      'nothing-says-what-to-judge',
    );
  const site = slugOption(
    '--site',
    options.site ?? throwUsageError('the site is missing: give its slug with --site', 'nothing-says-what-to-judge'),
  );
  const address = prefixUrl('--url', given).replace(/\/+$/, '');
  if (/\/events$/.test(address))
    throwUsageError(`--url ${given}: this ends in /events, which is added to it; give the address before that`);
  const otherSite = options.otherSite === undefined ? undefined : slugOption('--other-site', options.otherSite);
  if (otherSite !== undefined && decodedSlug(otherSite) === decodedSlug(site))
    throwUsageError(
      `--other-site ${otherSite}: this is the site of --site; name another one that the feed has, or leave it out`,
    );
  const keyWord = shellWordOfKey(options.keyEnv, options.keyFile);
  const otherWord = shellWordOfKey(options.otherKeyEnv, options.otherKeyFile);
  const key = readKey('key', options.keyEnv, options.keyFile);
  if (key === undefined)
    throwUsageError('the key is missing: say with --key-env NAME or --key-file FILE where it is', 'a-key-is-missing');
  const otherKey = readKey('other-key', options.otherKeyEnv, options.otherKeyFile);
  if (otherKey === key)
    throwUsageError(
      `${options.otherKeyEnv === undefined ? '--other-key-file' : '--other-key-env'}: this is the key that was given first; give another valid one, or leave it out`,
    );
  const sitesUrl = options.sitesUrl === undefined ? undefined : resourceUrl('--sites-url', options.sitesUrl);
  const profiles = chosenProfiles('feed', options, defaultProfiles('feed', false));
  const absent = excludedFacets(options, FACETS);
  const routes = [address, ...(sitesUrl === undefined ? [] : [sitesUrl])];
  const network = networkOptions(options, routes);
  const proxy = reportedProxy(address, network);
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
    reported: { site, base: redactUrl(address), ...(proxy === undefined ? {} : { proxy }) },
    connection: curlConnection(options, routes),
    keys: { ...(keyWord ? { key: keyWord } : {}), ...(otherWord ? { otherKey: otherWord } : {}) },
    job: {
      suite: 'feed',
      ...(process ? { process } : {}),
      target: {
        base: address,
        site,
        ...(key === undefined ? {} : { key }),
        ...Object.fromEntries(there.map(([, name, value]) => [name, value])),
        absent,
        network,
        ...targetSettings('feed', profiles, options),
      },
      ...runSettings('feed', profiles, options),
    },
  };
}

/** A key from the environment or a file: on a command line everybody on the machine could read it. */
function readKey(option: string, name: string | undefined, file: string | undefined): string | undefined {
  if (name !== undefined && file !== undefined)
    throwUsageError(`--${option}-env and --${option}-file exclude each other`);
  if (name !== undefined) return secretOfEnvironment(`--${option}-env`, name);
  return file === undefined ? undefined : secretOfFile(`--${option}-file`, file);
}

/** How a shell comes by a key, within double quotes; undefined where it cannot. */
function shellWordOfKey(name: string | undefined, file: string | undefined): string | undefined {
  if (file !== undefined) return `$(cat ${shellQuote(file)})`;
  return name !== undefined && /^[A-Za-z_]\w*$/.test(name) ? `$${name}` : undefined;
}

function command(option: string, text: string | undefined): string | undefined {
  return text === undefined || text.trim() !== '' ? text : throwUsageError(`${option} takes a command line`);
}
