import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Choices,
  choiceOptions,
  createFeed,
  type Feed,
  FeedError,
  feedRig,
  serve,
  sqliteStore,
} from '../../../src/reference/feed/index.ts';
import { caller } from '../../command/caller.ts';
import { makeOptionFolder } from '../../command/file/folder.ts';
import { neededOptions } from '../../command/needed-options.ts';
import { type AlterationOptions, chosenAlteration } from '../../command/options/alteration.ts';
import { numberOption } from '../../command/options/number.ts';
import { secretOfEnvironment, secretOfFile } from '../../command/options/secret-source.ts';
import { referenceErrorSentence } from '../../command/reference-error.ts';
import { servingErrors } from '../../command/serving-errors.ts';
import { terminalColumns } from '../../command/terminal/columns.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import { fileErrorText } from '../../files/file-error.ts';
import { wrap } from '../../report/console/wrap.ts';
import { faults, variants } from '../generated/alterations.ts';
import { importedLines } from './imported-lines.ts';
import { feedSecretsBeside, newFeedSecrets, SECRETS_FILE } from './secrets.ts';
import { judgingCommands, servedFeed, servedSlugInPath } from './served-feed.ts';

/** The options of `serve feed`. */
interface ServeFeedOptions extends AlterationOptions {
  readonly port: string;
  readonly dir?: string;
  readonly site?: readonly string[];
  readonly siteName?: readonly string[];
  readonly key?: readonly string[];
  readonly keyEnv?: readonly string[];
  readonly keyFile?: readonly string[];
  readonly import?: readonly string[];
  readonly events?: string;
  readonly tokenEnv?: string;
  readonly status: string;
  readonly order: string;
  readonly upcoming: string;
}

/** A site that is served. */
interface Named {
  readonly slug: string;
  readonly name: string;
}

/** Choices that have an option. */
const CHOICES = ['status', 'order', 'upcoming'] as const;

/** `touchstone serve feed`: runs until it is interrupted. */
export async function runServeFeed(options: ServeFeedOptions): Promise<void> {
  const { dir } = options;
  const sites = sitesOf(options);
  const [{ slug: site }] = sites;
  const port = numberOption('--port', options.port, 0, 65_535);
  const wanted = options.events === undefined ? undefined : numberOption('--events', options.events, 0, 100_000);
  const altered = await chosenAlteration({ faults, variants }, options);
  const choices = Object.fromEntries(
    CHOICES.map((name) => {
      const [chosen, known] = [options[name], choiceOptions[name] as readonly string[]];
      if (!known.includes(chosen)) throwUsageError(`--${name} takes ${known.join(', ')}, not "${chosen}"`);
      return [name, chosen];
    }),
  ) as Partial<Choices>;
  const calendars = (options.import ?? []).map((file) => ({ file, text: calendarText(file) }));
  const given = [keysOf(options), tokenOf(options.tokenEnv)] as const;
  if (dir !== undefined) makeOptionFolder('--dir', dir);
  const { keys, token } = dir === undefined ? newFeedSecrets(...given) : feedSecretsBeside(dir, ...given);
  const right = feedRig({
    choices,
    publishing: { token },
    ...(dir === undefined ? {} : { store: sqliteStore(join(dir, 'feed.sqlite')) }),
  });
  try {
    const built = altered ? altered.install(right) : right;
    const store = built.store();
    const feed = createFeed({ ...built, store: () => store });
    for (const site of sites) putSite(feed, site);
    for (const key of keys) feed.putKey(key);
    for (const { file, text } of calendars) importInto(feed, site, file, text);
    // A stored feed has them already.
    const lacking = (slug: string) => (wanted ?? 0) - store.stamps(store.site(slug)!).length;
    for (const { slug } of sites) await fill(feed, slug, lacking(slug));
    const { url, close } = await serve(feed.handler, { port, onError: servingErrors(dir, 'see to the folder') });
    const served = servedFeed(url, sites, { keys, token });
    caller().stdout.write(`${JSON.stringify(served)}\n`);
    if (dir !== undefined)
      say(
        `The ${keys.length > 1 ? 'keys and the token are' : 'key and the token are'} in ${join(dir, SECRETS_FILE)}, for the next time.`,
      );
    say(
      `The reference feed is at ${served.url}/events/${servedSlugInPath(site)}.json?key=${encodeURIComponent(served.key)}. Judge it from another terminal:`,
    );
    caller().stderr.write(`${judgingCommands(served, neededOptions('feed', altered))}\n`);
    await caller().stopped();
    await close();
    feed.close();
  } catch (cause) {
    if (cause instanceof FeedError) throwUsageError(referenceErrorSentence(cause));
    const { code = '', syscall } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throwUsageError(`--port ${port} is in use; 0 takes any free one`);
    if (code === 'EACCES' && syscall === 'listen')
      throwUsageError(`--port ${port} is not for everybody; 0 takes any free one`);
    throw cause;
  }
}

/** The sites, each with its name, which is its slug unless one is given. */
function sitesOf({ site = ['engineering'], siteName = [] }: ServeFeedOptions): readonly [Named, ...Named[]] {
  if (siteName.length > site.length)
    throwUsageError('--site-name names the site that --site gives in the same place: there are too many');
  return site.map((slug, at): Named => ({ slug, name: siteName[at] ?? slug })) as [Named, ...Named[]];
}

/** @throws UsageError for a slug that no site can have. */
function putSite(feed: Feed, site: Named): void {
  try {
    feed.putSite(site);
  } catch (cause) {
    if (!(cause instanceof FeedError)) throw cause;
    const may = 'a slug is text without control characters, not empty, such as engineering or library/news';
    throwUsageError(`--site ${JSON.stringify(site.slug)}: ${may}`);
  }
}

/** The token of the publishing interface that was given. */
function tokenOf(name: string | undefined): string | undefined {
  return name === undefined ? undefined : secretOfEnvironment('--token-env', name);
}

/** The keys that were given; undefined without any. */
function keysOf({ key = [], keyEnv = [], keyFile = [] }: ServeFeedOptions): readonly string[] | undefined {
  const keys = [
    ...key,
    ...keyEnv.map((name) => secretOfEnvironment('--key-env', name)),
    ...keyFile.map((file) => secretOfFile('--key-file', file)),
  ];
  return keys.length === 0 ? undefined : keys;
}

function calendarText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    return throwUsageError(`--import ${file}: it cannot be read: ${fileErrorText(cause)}`);
  }
}

function importInto(feed: Feed, site: string, file: string, text: string): void {
  try {
    for (const line of importedLines(file, feed.importCalendar(site, text))) say(line);
  } catch (cause) {
    if (cause instanceof FeedError) throwUsageError(`--import ${file}: ${referenceErrorSentence(cause)}`);
    throw cause;
  }
}

/** Publishes so many generated events, some of which are odd. */
async function fill(feed: Feed, site: string, wanted: number): Promise<void> {
  if (wanted <= 0) return;
  const { publishServedEvents } = await import('../testbed/shown/served-events.ts');
  publishServedEvents(feed, site, wanted);
}

/** Says something to a person, within the width of the terminal. */
function say(sentence: string): void {
  caller().stderr.write(`${wrap(sentence, 0, terminalColumns(caller().stderr))}\n`);
}
