import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withFeedUrl, withoutKeyCheck, withSimilarKeys } from '../../testbed/keys.ts';

type Reason =
  | 'case'
  | 'changed'
  | 'empty'
  | 'extended'
  | 'form'
  | 'head'
  | 'member'
  | 'multiple'
  | 'other-site'
  | 'query'
  | 'shortened'
  | 'word';

/** Accepts a key that is not valid. */
const keyTaken = (text: string, reason: Reason, install: (rig: FeedRig) => FeedRig) =>
  feedFault({ text, breaks: 'FEED-KY-002', caughtBy: [`feed/key/invalid#${reason}`], install });

/** Accepts a key that resembles a valid key. */
const similarKeyTaken = (text: string, reason: Reason, isLike: (given: string, valid: string) => boolean) =>
  keyTaken(text, reason, (rig) => withSimilarKeys(rig, isLike));

/** Accepts the keys of a request by themselves. */
const keysTaken = (text: string, reason: Reason, isTaken: (given: readonly string[]) => boolean) =>
  keyTaken(text, reason, (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (isTaken(given) ? { status: 200 } : rig.parts.authorise(given, find)),
    }),
  );

const keyOf = ({ url }: Request) => new URL(url).searchParams.get('key');

export const anotherKeyWithANameBefore = similarKeyTaken(
  'takes a name before another key for a part of it',
  'extended',
  (given, valid) => valid.includes('+') && given.endsWith(valid),
);

export const anyKeyAccepted = keyTaken('takes any key that is not empty', 'changed', (rig) =>
  withFeedParts(rig, {
    authorise: (given, find) => (given[0] ? { ...rig.parts.authorise(given, find), status: 200 } : { status: 511 }),
  }),
);

export const anyKeyAcceptedWhereNothingIsListed = feedFault({
  text: 'takes any key that is not empty, and lists nothing until something is published',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#changed'],
  alsoFails: ['feed/open-data/invalid-key#other'],
  needs: { empty: true },
  install: anyKeyAccepted.install,
});

export const anyKeyOpensAThirdSiteInXml = keyTaken(
  'takes any key that is not empty for XML of a site that is not asked for often',
  'other-site',
  (rig) => withoutKeyCheck(rig, ({ url }) => /\/science\.xml\?key=./.test(url)),
);

export const anyKeyOpensTheOtherSite = keyTaken(
  'takes any key that is not empty where the site is another',
  'other-site',
  (rig) => withoutKeyCheck(rig, (request) => request.url.includes('/eng.') && Boolean(keyOf(request))),
);

export const emptyKeyAccepted = keysTaken('takes an empty key', 'empty', ([key]) => key === '');

export const headWithAWrongKey = keyTaken('takes any key where the method is HEAD', 'head', (rig) =>
  withoutKeyCheck(rig, (request) => request.method === 'HEAD' && keyOf(request) !== null),
);

export const keyByItsBeginning = similarKeyTaken(
  'takes the beginning of a key for the key',
  'shortened',
  (given, valid) => given !== '' && valid.startsWith(given),
);

export const keyByItsFirstHalf = similarKeyTaken(
  'compares the first half of a key, and its length',
  'changed',
  (given, valid) => given.length === valid.length && given.startsWith(valid.slice(0, valid.length / 2)),
);

export const keyFoundByLike = similarKeyTaken(
  'finds the key with LIKE in SQL, where an underscore is any letter',
  'query',
  (given, valid) => given === '_'.repeat(valid.length),
);

export const keyEndsAtNul = similarKeyTaken(
  'reads a key up to the first NUL',
  'extended',
  (given, valid) => given.split('\0')[0] === valid,
);

export const keyIsAMemberOfEveryObject = similarKeyTaken(
  'looks keys up in an object, which has members of its own',
  'member',
  (given) => given in {},
);

export const keyIsAnOperator = keyTaken('reads a key in brackets as an operator of a query', 'query', (rig) =>
  withoutKeyCheck(rig, ({ url }) => new URL(url).searchParams.has('key[$ne]')),
);

export const keyIsAPattern = similarKeyTaken(
  'takes a key for a regular expression',
  'query',
  (given, valid) => /^[\w.]+\*?$/.test(given) && new RegExp(`^${given}$`).test(valid),
);

export const keyInAQuery = similarKeyTaken('puts the key into a query to its database unescaped', 'query', (given) =>
  /' OR /.test(given),
);

export const keyInAnyCase = feedFault({
  text: 'ignores the case of the letters in a key',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#case'],
  needs: { key: 'Zx9-one-Key-of-letters' },
  install: (rig) => withSimilarKeys(rig, (given, valid) => given.toLowerCase() === valid.toLowerCase()),
});

export const keyWithMoreBehind = similarKeyTaken('takes a key with more text behind it', 'extended', (given, valid) =>
  given.startsWith(valid),
);

export const nullAsKey = keysTaken('takes the word null for a key', 'word', ([key]) => key === 'null');

export const twoKeysAccepted = keysTaken('accepts a request with two keys', 'multiple', (given) => given.length > 1);

export const xmlKeyWithANameBefore = feedFault({
  text: 'takes a name before a key for a part of it where the format is XML',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#form'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      const key = url.searchParams.get('key') ?? '';
      if (url.pathname.endsWith('.xml') && key.startsWith('x')) url.searchParams.set('key', key.slice(1));
    }),
});
