import { expect, test } from 'vitest';
import { faults } from '../feed/generated/alterations.ts';
import { neededOptions, neededOptionTexts } from './needed-options.ts';

test('a fault is judged by a profile with the requirement that it breaks', () => {
  const fault = (breaks: never) => ({ kind: 'fault', breaks, needs: {} }) as const;
  expect(neededOptions('feed', fault('FEED-EN-001' as never))).toEqual([]);
  expect(neededOptions('log', fault('LOG-HT-001' as never))).toEqual(['--profile interface tlog-tiles http']);
  expect(neededOptions('log', fault('LOG-HT-001' as never), ['rekor-v2', 'http'])).toEqual([]);
  expect(neededOptions('log', fault('LOG-HT-001' as never), ['rekor-v2'])).toEqual([
    '--profile interface tlog-tiles http',
  ]);
  expect(neededOptions('feed', undefined)).toEqual([]);
});

test('the choices that it needs are listed with their meaning', async () => {
  const fault = await faults['errors-not-mirrored-as-declared'].load();
  expect(neededOptions('feed', fault)).toEqual(['--declare status=mirrored']);
  expect(neededOptionTexts('feed', fault)).toEqual([
    expect.stringMatching(/^status=mirrored: The HTTP status of an error\. The status that `meta.status` says, /),
  ]);
});

test('the profile of another kind of target', () => {
  const needs = { profile: 'static-ct', declare: { 'timestamp-ahead': '5' } };
  const variant = { kind: 'variant', needs } as const;
  expect(neededOptions('log', variant)).toEqual(['--profile static-ct', '--declare timestamp-ahead=5']);
  expect(neededOptions('log', { ...variant, kind: 'fault', breaks: 'LOG-MH-001' })).toEqual([
    '--profile static-ct',
    '--declare timestamp-ahead=5',
  ]);
});
