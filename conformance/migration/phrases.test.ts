import { expect, test } from 'vitest';
import type { CheckResult } from '../core/verdict/outcome.ts';
import { migrationPhrases } from './phrases.ts';
import { NO_OTHER_VERSION_TEXT } from './target/other-core-version.ts';

const phrases = (message: string, ...facets: readonly string[]) =>
  migrationPhrases({
    has: (facet) => facets.includes(facet),
    observed: {},
    results: [{ message } as CheckResult],
  });

test('a run that knows one core version does not judge which version is deployed, and says so', () => {
  expect(phrases(NO_OTHER_VERSION_TEXT, 'argv', 'image')).toEqual([
    'its command and its image judged, not its library nor its local chain',
    'which core version is deployed not judged (without --other-core-version)',
  ]);
});

test('a run that knows two core versions says nothing of them, nor does that of an image alone', () => {
  expect(phrases('', 'argv', 'call', 'localChain', 'image')).toEqual([
    'its command and its library and its local chain and its image judged',
  ]);
  expect(phrases(NO_OTHER_VERSION_TEXT, 'image')).toHaveLength(1);
});
