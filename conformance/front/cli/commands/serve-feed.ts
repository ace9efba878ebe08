import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Choices,
  createFeed,
  type Feed,
  FeedError,
  feedRig,
  serve,
  sqliteStore,
} from '../../../../src/reference/feed/index.ts';
import { wrap } from '../../../report/wrap.ts';
import { type AlterationOptions, alteration } from '../alteration.ts';
import { number } from '../check-options.ts';
import { columnsOf } from '../columns.ts';
import { LAUNCHER, quote } from '../command-line.ts';
import { declarationsOf } from '../declarations.ts';
import { fileTrouble } from '../file-trouble.ts';
import { makeFolder } from '../folder.ts';
import { usage } from '../usage.ts';

/** The options of `serve feed`. */
interface ServeFeedOptions extends AlterationOptions {
  readonly port: string;
  readonly dir?: string;
  readonly site: string;
  readonly siteName?: string;
  readonly key?: string;
  readonly import?: readonly string[];
  readonly events?: string;
  readonly tokenEnv?: string;
  readonly status: string;
  readonly order: string;
  readonly upcoming: string;
}

const OPTIONS = {
  status: ['always-200', 'mirrored'],
  order: ['next', 'start', 'id', 'published'],
  upcoming: ['not-ended', 'not-begun', 'today', 'day-back'],
} as const;

/** `touchstone serve feed`: runs until it is interrupted. */
export async function serveFeed(options: ServeFeedOptions): Promise<void> {
  const { dir, site, key = randomBytes(16).toString('hex') } = options;
  const port = number('--port', options.port, 0, 65_535);
  const altered = await alteration('feed', options);
  const choices = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, known]) => {
      const chosen = options[name as keyof typeof OPTIONS];
      if (!(known as readonly string[]).includes(chosen)) usage(`--${name} takes ${known.join(', ')}, not "${chosen}"`);
      return [name, chosen];
    }),
  ) as Partial<Choices>;
  const calendars = (options.import ?? []).map((file) => ({ file, text: calendarText(file) }));
  if (dir !== undefined) makeFolder('--dir', dir);
  const token = tokenOf(options.tokenEnv);
  const right = feedRig({
    choices,
    publishing: { token },
    ...(dir === undefined ? {} : { store: sqliteStore(join(dir, 'feed.sqlite')) }),
  });
  try {
    const feed = createFeed(altered ? altered.install(right) : right);
    feed.putSite({ slug: site, name: options.siteName ?? site });
    feed.putKey(key);
    for (const { file, text } of calendars) importInto(feed, site, file, text);
    if (options.events !== undefined) await fill(feed, site, number('--events', options.events, 0, 100_000));
    const { url, close } = await serve(feed.handler, { port });
    const told = {
      url: `${url}/v2`,
      site,
      key,
      sites: `${url}/v2/resources/sites.json`,
      publish: { url: `${url}/publish`, token },
    };
    process.stdout.write(`${JSON.stringify(told)}\n`);
    say(`The reference feed is at ${told.url}/events/${site}.json?key=${key}. Judge it from another terminal:`);
    const publisher = `TOUCHSTONE_TOKEN=${token} ${LAUNCHER} publish feed --url ${told.publish.url} --token-env TOUCHSTONE_TOKEN`;
    const judged = [
      `  TOUCHSTONE_KEY=${quote(key)} ${LAUNCHER} check feed --url ${told.url} --site ${quote(site)} --key-env TOUCHSTONE_KEY`,
      `--sites-url ${told.sites} --exclusive --publish-command ${quote(publisher)} --clock-command ${quote(publisher)}`,
      ...declarationsOf(altered),
    ];
    process.stderr.write(`${judged.join(' \\\n    ')}\n`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await close();
    feed.close();
  } catch (cause) {
    if (cause instanceof FeedError) usage(cause.message.replace(/\.$/, ''));
    const { code = '', syscall } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') usage(`--port ${port} is in use; 0 takes any free one`);
    if (code === 'EACCES' && syscall === 'listen') usage(`--port ${port} is not for everybody; 0 takes any free one`);
    throw cause;
  }
}

/** The token of the publishing interface. */
function tokenOf(name: string | undefined): string {
  if (name === undefined) return randomBytes(16).toString('hex');
  return (
    process.env[name] || usage(`--token-env ${name}: there is no such variable in the environment, or it is empty`)
  );
}

function calendarText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    return usage(`--import ${file}: it cannot be read: ${fileTrouble(cause)}`);
  }
}

function importInto(feed: Feed, site: string, file: string, text: string): void {
  try {
    const { added, changed, unchanged, withdrawn, skipped } = feed.importCalendar(site, text);
    say(
      `${file}: ${added} events added, ${changed} changed, ${unchanged} as they were, ${withdrawn} withdrawn` +
        (skipped.length > 0 ? `; ${skipped.length} that cannot be events of a feed left out` : ''),
    );
  } catch (cause) {
    if (cause instanceof FeedError) usage(`--import ${file}: ${cause.message.replace(/\.$/, '')}`);
    throw cause;
  }
}

/** Publishes generated events, some of which are odd. */
async function fill(feed: Feed, site: string, wanted: number): Promise<void> {
  const { eventsAt } = await import('../../self-test/feed-events.ts');
  const odd = eventsAt(feed.now(), site);
  for (let i = 0; i < wanted; i++) {
    const { id: _id, ...event } = odd[i % odd.length]!;
    feed.publish(site, event);
  }
}

/** Says something to a person, within the width of the terminal. */
function say(sentence: string): void {
  process.stderr.write(`${wrap(sentence, 0, columnsOf(process.stderr))}\n`);
}
