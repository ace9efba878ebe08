import { expect, test } from 'vitest';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import type { ObjectNode } from '../json/value.ts';
import { idDefect, linkDefect, missingDefect, timesDefect } from './member-defects.ts';

const event = (text: string) => readExactJsonText(text).value!.root as ObjectNode;

test.each([
  'https://feed.example/eng/1',
  'http://[::1]:8080/?a=b&c#d',
  'https://exämple.example/a b',
  'mailto:events@feed.example',
  'HTTPS://FEED.EXAMPLE',
])('%s is a URL', (link) => expect(linkDefect(event(JSON.stringify({ link })))).toBeUndefined());
test.each([
  ['/eng/1', 'relative'],
  ['//feed.example/1', 'relative'],
  ['feed.example/eng/1', 'relative'],
  ['?id=1', 'relative'],
  ['', 'not-a-url'],
  ['see our page', 'not-a-url'],
  ['<a href="https://feed.example/">', 'not-a-url'],
  ['https://', 'not-a-url'],
  ['http://[::1/', 'not-a-url'],
])('%s is not an absolute URL', (link, reason) =>
  expect(linkDefect(event(JSON.stringify({ link })))).toMatchObject({ reason, at: '/link' }),
);

test.each(['0', '-1', '18446744073709551616', 'null'])('%s is an id', (id) =>
  expect(idDefect(event(`{"id":${id}}`))).toBeUndefined(),
);
test.each([
  ['1.0', 'spelling'],
  ['1e3', 'spelling'],
  ['-1.5e1', 'spelling'],
  ['1.5', 'type'],
  ['1e-3', 'type'],
  ['"1"', 'type'],
  ['true', 'type'],
  ['[1]', 'type'],
])('%s is no id', (id, reason) => expect(idDefect(event(`{"id":${id}}`))).toMatchObject({ reason, at: '/id' }));

test('a list tells of its first entry that is of another kind, and null is of any', () => {
  expect(timesDefect(event('{"times":[null,{},"x",1]}'))).toMatchObject({ reason: 'entry', at: '/times/2' });
  expect(timesDefect(event('{"times":null}'))).toBeUndefined();
});

test('a missing member of an event is reported before those of its occurrences', () => {
  const whole = '"id":null,"title":null,"type":null,"link":null,"updated":null';
  expect(missingDefect(event(`{${whole},"times":[null,{"start":null,"end":null}]}`))).toBeUndefined();
  expect(missingDefect(event(`{${whole},"times":[{"start":null}]}`))?.at).toBe('/times/0/end');
  expect(missingDefect(event('{"times":[{}]}'))?.at).toBe('/id');
});
