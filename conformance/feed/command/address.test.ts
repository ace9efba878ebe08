import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CheckFeedOptions, feedJob } from './options.ts';

afterEach(() => vi.unstubAllEnvs());

/** The usage error of options; undefined if they are right. */
function said(options: CheckFeedOptions): string | undefined {
  vi.stubEnv('A_KEY', 'a-valid-key');
  vi.stubEnv('SAME_KEY', 'a-valid-key');
  try {
    feedJob({ keyEnv: 'A_KEY', ...options });
    return undefined;
  } catch (cause) {
    expect(cause).toMatchObject({ name: 'UsageError' });
    return (cause as Error).message;
  }
}
const url = 'https://h.example/api/v2';

describe('the address of a list, in place of its parts,', () => {
  test.each([
    [{ url: `${url}/events/engineering.json?key=s3cret-1` }],
    [{ url: `${url}/events/engineering.xml`, site: 'engineering' }],
    [{ url, site: `${url}/events/engineering.json?key=s3cret-1` }],
  ])('is recognised, and the right options are suggested, without the key: %j', (options) => {
    const sentence = said(options)!;
    expect(sentence).toContain(`say --url ${url} --site engineering, `);
    expect(sentence).not.toContain('s3cret');
  });
  test('has a slug with slashes too', () => {
    expect(said({ url: `${url}/events/library/news.json` })).toContain('--site library/news, ');
  });
  test('is not complete without the slug: then the ending is reported', () => {
    expect(said({ url: `${url}/events`, site: 'a' })).toContain('ends in /events');
  });
});

test.each([
  ['--site', { url, site: 'engineering.json' }, 'say --site engineering'],
  ['--other-site', { url, site: 'a', otherSite: 'b.xml' }, 'say --other-site b'],
  ['--site', { url, site: 'https://h.example/a' }, 'expected a slug'],
  ['--other-site', { url, site: 'eng', otherSite: 'eng' }, 'this is the site of --site'],
  ['--other-site', { url, site: 'eng', otherSite: 'e%6Eg' }, 'this is the site of --site'],
  ['--other-key-env', { url, site: 'eng', otherKeyEnv: 'SAME_KEY' }, 'this is the key that was given first'],
  ['--other-key-env', { url, site: 'eng', otherKeyEnv: 'NO_SUCH_KEY' }, 'there is no such variable'],
] as const)('%s %j', (option, options, says) => {
  expect(said(options)).toMatch(new RegExp(`^${option} ?.*${says}`));
  expect(said(options)).not.toContain('a-valid-key');
});

test.each([{ site: 'eng' }, { site: 'eng', otherSite: 'eng2' }, { site: 'v2.0' }, { site: 'json' }])(
  '%j is no mistake',
  (options) => {
    expect(said({ url, ...options })).toBeUndefined();
  },
);
