import { LAUNCHER, QUIET_LAUNCHER } from '../../command/launcher.ts';
import { shellQuote } from '../../core/text/shell-quote.ts';
import type { FeedSecrets } from './secrets.ts';

/** What `serve feed` tells of the feed, in its first line of output. */
export interface ServedFeed {
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

export function servedFeed(
  url: string,
  sites: readonly { readonly slug: string }[],
  { keys, token }: FeedSecrets,
): ServedFeed {
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

/** How wide a terminal is at least. */
const WIDTH = 80;

/**
 * The shell commands that judge the feed, on lines that can be copied: the secrets, how to publish, and the command.
 */
export function judgingCommands(served: ServedFeed, declared: readonly string[]): string {
  const { url, site, key, sites, publish, otherSites = [], otherKeys = [] } = served;
  const [otherSite] = otherSites;
  const [otherKey] = otherKeys;
  const secrets = {
    TOUCHSTONE_KEY: key,
    ...(otherKey === undefined ? {} : { TOUCHSTONE_OTHER_KEY: otherKey }),
    TOUCHSTONE_TOKEN: publish.token,
  };
  const lines = Object.entries(secrets).map(([name, value]) => `  export ${name}=${shellQuote(value)}`);
  // Within double quotes a line goes on behind a backslash as it does outside.
  const publisher = [
    `PUBLISH="${QUIET_LAUNCHER} publish feed`,
    `--url ${publish.url}`,
    '--token-env TOUCHSTONE_TOKEN"',
  ];
  const check = [
    `${LAUNCHER} check feed`,
    `--url ${url}`,
    `--site ${shellQuote(servedSlugInPath(site))}`,
    '--key-env TOUCHSTONE_KEY',
    ...(otherSite === undefined ? [] : [`--other-site ${shellQuote(servedSlugInPath(otherSite))}`]),
    ...(otherKey === undefined ? [] : ['--other-key-env TOUCHSTONE_OTHER_KEY']),
    `--sites-url ${sites}`,
    '--exclusive',
    '--publish-command "$PUBLISH"',
    '--clock-command "$PUBLISH"',
    ...declared,
  ];
  return [...lines, continued(publisher), continued(check)].join('\n');
}

/** Parts of a command on lines that go on behind a backslash. A part that is too long stands alone. */
function continued([first = '', ...parts]: readonly string[]): string {
  const lines = [`  ${first}`];
  for (const part of parts) {
    const longer = `${lines.at(-1)} ${part}`;
    if (longer.length + ' \\'.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`    ${part}`);
  }
  return lines.join(' \\\n');
}

/** A slug as it stands in a path. Slashes may belong to it. */
export const servedSlugInPath = (slug: string): string => encodeURIComponent(slug).replaceAll('%2F', '/');
