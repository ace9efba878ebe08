import { expect, test } from 'vitest';
import { isSiteListAddress, versionedPaths } from './site-list-address.ts';

test.each([
  ['http://h/v2/resources/sites.json?key=1', 'http://h/v2/events/a.json?key=1', true],
  ['http://h/api/v2/resources/sites', 'http://h/api/v2/events/a/b.json', true],
  ['http://h/v2/resources/sites.json', 'http://h/feed/events/a.json', true],
  ['http://h/v2/resources/site.json', 'http://h/v2/events/a.json', false],
  ['http://h/v1/resources/sites.json', 'http://h/v2/events/a.json', false],
  ['http://h/other/v2/resources/sites.json', 'http://h/v2/events/a.json', false],
  ['http://other/v2/resources/sites.json', 'http://h/v2/events/a.json', false],
  ['https://h/v2/resources/sites.json', 'http://h/v2/events/a.json', false],
])('%s for %s: %s', (list, events, own) => {
  expect(isSiteListAddress(list, events)).toBe(own);
});

test.each([
  ['http://h/resources/sites.json', 'http://h/v2/events/a.json', ['/v2/resources/sites.json']],
  ['http://h/sites.json', 'http://h/events/a.json', ['/v2/resources/sites.json', '/v2/sites.json']],
  ['http://h/api/list', 'http://h/api/events/a/b.json', ['/api/v2/resources/sites.json', '/api/v2/list']],
  ['http://other/sites.json', 'http://h/events/a.json', []],
])('%s for %s may also be at %j', (list, events, paths) => {
  expect(versionedPaths(list, events)).toEqual(paths);
});
