import { caller } from '../../../command/caller.ts';
import { prefixUrl } from '../../../command/options/http-url.ts';
import { keepSecret } from '../../../command/secrets/known-secrets.ts';
import {
  COMMON_LINES,
  type ConfigLine,
  type InitAnswers,
  type InitQuestion,
  type InitSection,
  type SuiteInit,
} from '../../../command/suite-init.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { isLoopback } from '../../../transport/client/url.ts';
import { partsOfList, slugOption } from '../address.ts';
import { type FoundFeed, findFeed } from './find-feed.ts';

const QUESTIONS: readonly InitQuestion[] = [
  {
    option: 'url',
    text: 'Address of the feed, or of one of its lists',
    example: 'https://feed.example/v2/events/engineering.json',
    read: readAddress,
  },
  {
    option: 'site',
    text: 'One of its sites, as it stands in the path',
    example: 'engineering',
    read: (answer) => ({ site: slugOption('--site', answer) }),
  },
  {
    option: 'key-env',
    text: 'The variable of the environment that holds a valid key, not the key itself',
    usual: 'FEED_KEY',
    read: readVariable,
  },
];

/** `touchstone init feed`. */
export const feedInit: SuiteInit = {
  busy: 'asking the feed',
  questions: QUESTIONS,
  section: async (answers, signal) => {
    const key = caller().env[answers['key-env']!];
    if (key) keepSecret(key);
    const feed = key ? await findFeed(answers.url!, answers.site!, key, signal) : undefined;
    return sectionOf(answers, feed);
  },
};

/** The address of a list names the site as well. Its query is left out: the key stands there. */
function readAddress(answer: string): InitAnswers {
  const address = prefixUrl('--url', answer.replace(/[?#].*$/s, ''));
  const list = partsOfList(address);
  if (list) return { url: list.base, site: list.slug };
  return { url: address.replace(/(\/+events)?\/*$/, '') };
}

function readVariable(answer: string): InitAnswers {
  // The answer is not repeated: it may be the key.
  if (!/^[A-Za-z_]\w*$/.test(answer))
    throwUsageError(
      '--key-env takes the name of a variable, such as FEED_KEY: letters, digits and underscores; the key itself is written into no file',
    );
  return { 'key-env': answer };
}

function sectionOf({ url, site, 'key-env': variable }: InitAnswers, feed: FoundFeed | undefined): InitSection {
  return {
    found: [
      ...sentencesOn(feed, variable!),
      ...(isLoopback(url!)
        ? ['The address is one of this machine: CI needs start-command to have the feed there.']
        : []),
    ],
    secrets: [variable!],
    lines: [
      { key: 'url', value: url!, comment: 'The part of the address before /events/{site}.json and .xml.' },
      { key: 'site', value: site!, comment: 'The site that is judged.' },
      {
        key: 'key-env',
        value: variable!,
        comment: 'The variable of the environment that holds a valid key. The key itself stands in no file.',
      },
      ...siteLines(url!, feed),
      {
        key: 'other-key-env',
        value: 'OTHER_KEY',
        comment: 'Another valid key: each gets the same events.',
        asComment: true,
      },
      {
        key: 'publish-command',
        value: './publish-for-tests',
        comment: 'A program of yours that publishes, changes and withdraws events: see spec/feed/publishing.md.',
        asComment: true,
      },
      {
        key: 'start-command',
        value: './my-feed --port 3000',
        comment: 'Start the feed before the run, and end it afterwards.',
        asComment: true,
      },
      {
        key: 'profile',
        value: ['interface', 'web'],
        comment:
          'The rules by which it is judged; these are the usual ones. Others are in "touchstone list feed --profiles".',
        asComment: true,
      },
      ...COMMON_LINES,
    ],
  };
}

function sentencesOn(feed: FoundFeed | undefined, variable: string): readonly string[] {
  if (!feed) return [`The feed was not asked: the variable ${variable} is not set here.`];
  if (!feed.listed) return [`The feed gave no list of events: ${feed.why}. Nothing more is known of it yet.`];
  const events = feed.events === 1 ? '1 event' : `${feed.events} events`;
  const sites = feed.sites ? `, and its site list has ${feed.sites.count}` : ', and no site list was found';
  return [`The feed lists ${events} of the site${sites}.`];
}

function siteLines(url: string, feed: FoundFeed | undefined): readonly ConfigLine[] {
  const { sites } = feed ?? {};
  return [
    {
      key: 'sites-url',
      value: sites?.url ?? `${url}/resources/sites.json`,
      comment: 'The site list, as JSON: with it slugs and names of sites are judged.',
      asComment: sites === undefined,
    },
    {
      key: 'other-site',
      value: sites?.other ?? 'science',
      comment: 'A second site: each site has its own events.',
      asComment: sites?.other === undefined,
    },
  ];
}
