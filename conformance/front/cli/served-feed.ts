import { LAUNCHER, QUIET_LAUNCHER, quote } from './command-line.ts';
import type { FeedSecrets } from './feed-secrets.ts';

/** What `serve feed` tells of the feed, in its first line of output. */
export interface ToldFeed {
  /** What `/events/{site}.json` follows. */
  readonly url: string;
  readonly site: string;
  readonly key: string;
  /** Where the site list is. */
  readonly sites: string;
  readonly publish: { readonly url: string; readonly token: string };
  /** Further sites and keys, where there are any. */
  readonly otherSites?: readonly string[];
  readonly otherKeys?: readonly string[];
}

export function toldOf(
  url: string,
  sites: readonly { readonly slug: string }[],
  { keys, token }: FeedSecrets,
): ToldFeed {
  const [site, ...otherSites] = sites.map(({ slug }) => slug);
  const [key, ...otherKeys] = keys;
  return {
    url: `${url}/v2`,
    site: site!,
    key: key!,
    sites: `${url}/v2/resources/sites.json`,
    publish: { url: `${url}/publish`, token },
    ...(otherSites.length > 0 ? { otherSites } : {}),
    ...(otherKeys.length > 0 ? { otherKeys } : {}),
  };
}

/** The command that judges the feed, on several lines, so that it can be copied. */
export function judging(told: ToldFeed, declared: readonly string[]): string {
  const { url, site, key, sites, publish, otherSites = [], otherKeys = [] } = told;
  const publisher = `TOUCHSTONE_TOKEN=${publish.token} ${QUIET_LAUNCHER} publish feed --url ${publish.url} --token-env TOUCHSTONE_TOKEN`;
  const set = [
    `TOUCHSTONE_KEY=${quote(key)}`,
    ...otherKeys.slice(0, 1).map((one) => `TOUCHSTONE_OTHER_KEY=${quote(one)}`),
  ];
  const others = [
    ...otherSites.slice(0, 1).map((one) => `--other-site ${quote(inPath(one))}`),
    ...(otherKeys.length > 0 ? ['--other-key-env TOUCHSTONE_OTHER_KEY'] : []),
  ];
  return [
    `  ${set.join(' ')} ${LAUNCHER} check feed --url ${url} --site ${quote(inPath(site))} --key-env TOUCHSTONE_KEY`,
    ...(others.length > 0 ? [others.join(' ')] : []),
    `--sites-url ${sites} --exclusive --publish-command ${quote(publisher)} --clock-command ${quote(publisher)}`,
    ...declared,
  ].join(' \\\n    ');
}

/** A slug as it stands in a path. Slashes may belong to it. */
const inPath = (slug: string): string => encodeURIComponent(slug).replaceAll('%2F', '/');
