import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withFeedUrl, withoutKeyCheck, withSimilarKeys } from '../../testbed/keys.ts';

export const anotherKeyWithANameBefore = feedFault({
  text: 'takes a name before a further key for a part of it',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#extended'],
  install: (rig) => withSimilarKeys(rig, (given, valid) => valid.includes('+') && given.endsWith(valid)),
});

export const anyKeyAccepted = feedFault({
  text: 'takes any key that is not empty',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#changed'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given[0] ? { ...rig.parts.authorise(given, find), status: 200 } : { status: 511 }),
    }),
});

export const anyKeyAcceptedWhereNothingIsListed = feedFault({
  text: 'takes any key that is not empty, and lists nothing until something is published',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#changed'],
  alsoFails: ['feed/open-data/invalid-key#other'],
  needs: { empty: true },
  install: anyKeyAccepted.install,
});

export const anyKeyOpensAThirdSiteInXml = feedFault({
  text: 'takes any key that is not empty for XML of a site that is not asked for often',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#other-site'],
  install: (rig) => withoutKeyCheck(rig, ({ url }) => /\/science\.xml\?key=./.test(url)),
});

export const anyKeyOpensTheOtherSite = feedFault({
  text: 'takes any key that is not empty where the site is another',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#other-site'],
  install: (rig) =>
    withoutKeyCheck(rig, ({ url }) => url.includes('/eng.') && Boolean(new URL(url).searchParams.get('key'))),
});

export const emptyKeyAccepted = feedFault({
  text: 'takes an empty key',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#empty'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given[0] === '' ? { status: 200 } : rig.parts.authorise(given, find)),
    }),
});

export const headWithAWrongKey = feedFault({
  text: 'takes any key where the method is HEAD',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#head'],
  install: (rig) =>
    withoutKeyCheck(rig, ({ method, url }) => method === 'HEAD' && new URL(url).searchParams.has('key')),
});

export const keyByItsBeginning = feedFault({
  text: 'takes the beginning of a key for the key',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#shortened'],
  install: (rig) => withSimilarKeys(rig, (given, valid) => given !== '' && valid.startsWith(given)),
});

export const keyByItsFirstHalf = feedFault({
  text: 'looks at the first half of a key, and at its length',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#changed'],
  install: (rig) =>
    withSimilarKeys(rig, (given, valid) => {
      const half = valid.length / 2;
      return given.length === valid.length && given.slice(0, half) === valid.slice(0, half);
    }),
});

export const keyByLike = feedFault({
  text: 'looks for the key with LIKE, where an underscore is any letter',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#query'],
  install: (rig) => withSimilarKeys(rig, (given, valid) => given === '_'.repeat(valid.length)),
});

export const keyEndsAtNul = feedFault({
  text: 'reads a key up to the first NUL',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#extended'],
  install: (rig) => withSimilarKeys(rig, (given, valid) => given.split('\0')[0] === valid),
});

export const keyInAQuery = feedFault({
  text: 'puts the key into a query to its database as it is',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#query'],
  install: (rig) => withSimilarKeys(rig, (given) => /' OR /.test(given)),
});

export const keyInAnyCase = feedFault({
  text: 'does not mind the case of the letters in a key',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#case'],
  needs: { key: 'Zx9-one-Key-of-letters' },
  install: (rig) => withSimilarKeys(rig, (given, valid) => given.toLowerCase() === valid.toLowerCase()),
});

export const keyWithMoreBehind = feedFault({
  text: 'takes a key with something behind it',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#extended'],
  install: (rig) => withSimilarKeys(rig, (given, valid) => given.startsWith(valid)),
});

export const nullAsKey = feedFault({
  text: 'takes the word null for a key',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#word'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given[0] === 'null' ? { status: 200 } : rig.parts.authorise(given, find)),
    }),
});

export const twoKeysAccepted = feedFault({
  text: 'lets in whoever sends two keys',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#multiple'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given.length > 1 ? { status: 200 } : rig.parts.authorise(given, find)),
    }),
});

export const xmlKeyWithANameBefore = feedFault({
  text: 'takes a name before a key for a part of it where XML is asked for',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#form'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      const key = url.searchParams.get('key') ?? '';
      if (url.pathname.endsWith('.xml') && key.startsWith('x')) url.searchParams.set('key', key.slice(1));
    }),
});
