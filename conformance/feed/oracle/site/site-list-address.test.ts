import { expect, test } from 'vitest';
import { isSiteListAddress } from './site-list-address.ts';

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
