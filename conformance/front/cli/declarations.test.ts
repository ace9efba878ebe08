import { expect, test } from 'vitest';
import { load } from '../self-test/rigs.ts';
import { declarationsOf, declaredMeanings } from './declarations.ts';

test('a fault is judged by the profile that asks for what it breaks', () => {
  const fault = (breaks: never) => ({ kind: 'fault', breaks, needs: {} }) as const;
  expect(declarationsOf('feed', fault('FEED-EN-001' as never))).toEqual([]);
  expect(declarationsOf('log', fault('LOG-HT-001' as never))).toEqual(['--profile interface tlog-tiles http']);
  expect(declarationsOf('feed', undefined)).toEqual([]);
});

test('what it needs declared is told, and what that means', async () => {
  const fault = await load('faults', 'feed', 'errors-not-mirrored-as-declared');
  expect(declarationsOf('feed', fault)).toEqual(['--declare status=mirrored']);
  expect(declaredMeanings('feed', fault)).toEqual([
    expect.stringMatching(/^status=mirrored: The HTTP status of an error\. The status that `meta.status` says, /),
  ]);
});
