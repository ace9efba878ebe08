import { expect, test } from 'vitest';
import { REDACTED } from '../../core/target/exchange.ts';
import { redactAddresses, redactHeaders, redactUrl, secretsOfUrl } from './redact.ts';

test.each([
  ['https://user:pass@log.example/x', `https://${REDACTED}@log.example/x`],
  ['https://user@log.example', `https://${REDACTED}@log.example`],
  ['https://log.example/@user', 'https://log.example/@user'],
  ['/x?a=1&token=SECRET&b=2', `/x?a=1&token=${REDACTED}&b=2`],
  ['/x?API_KEY=SECRET#f', `/x?API_KEY=${REDACTED}#f`],
  ['/x?X-Amz-Signature=SECRET&X-Amz-Date=1', `/x?X-Amz-Signature=${REDACTED}&X-Amz-Date=1`],
  ['/x?monkey=1&signal=2', '/x?monkey=1&signal=2'],
  ['GET http://log.example/x?sig=SECRET: reset', `GET http://log.example/x?sig=${REDACTED}`],
])('%s', (url, redacted) => expect(redactUrl(url)).toBe(redacted));

test.each([
  ['/x?%6bey=SECRET', `/x?%6bey=${REDACTED}`],
  ['/x#access_token=SECRET', `/x#access_token=${REDACTED}`],
  ['/x;apiKey=SECRET', `/x;apiKey=${REDACTED}`],
  ['/x?key_id=7&public_key=8&keyword=9', '/x?key_id=7&public_key=8&keyword=9'],
])('the parameter in %s', (url, redacted) => expect(redactUrl(url)).toBe(redacted));

test('the secrets in an address are its user, its password and its keys, without their escapes', () => {
  expect(secretsOfUrl('https://me:p%40ss@a.example/?a=1&token=t%201')).toEqual(['me:p@ss', 'p@ss', 't 1']);
  expect(secretsOfUrl('https://a.example/?a=1')).toEqual([]);
});

test('a value that is known to be public is shown', () => {
  const publicValues = new Set(['null', "'%20OR"]);
  expect(redactUrl("https://a.example/?key=null&token=s3cret&key='%20OR", publicValues)).toBe(
    "https://a.example/?key=null&token=[redacted]&key='%20OR",
  );
});

test.each([
  ['GET http://feed.example/x?key=SECRET: the connection was refused', `?key=${REDACTED}: the connection was refused`],
  ['http://feed.example/x?key=SECRET&a=1 answers 503 however long we wait', `?key=${REDACTED}&a=1 answers 503 however`],
  ['no answer from https://user:pass@feed.example/?token=a:b', `https://${REDACTED}@feed.example/?token=${REDACTED}`],
  [
    'redirected from http://a.example/?key=ONE to http://b.example/?key=TWO.',
    `?key=${REDACTED} to http://b.example/?key=${REDACTED}.`,
  ],
])('the sentence %s', (sentence, redacted) => {
  expect(redactAddresses(sentence)).toContain(redacted);
  expect(redactAddresses(sentence)).not.toMatch(/SECRET|pass|a:b|ONE|TWO/);
});

test('headers with credentials keep only their names', () => {
  const headers: [string, string][] = [
    ['AUTHORIZATION', 'Bearer SECRET'],
    ['Set-Cookie', 'SECRET'],
    ['X-Own', 'SECRET'],
    ['Location', 'https://log.example/?token=SECRET'],
    ['Accept', '*/*'],
  ];
  expect(redactHeaders(headers, new Set(['x-own']))).toEqual([
    ['AUTHORIZATION', REDACTED],
    ['Set-Cookie', REDACTED],
    ['X-Own', REDACTED],
    ['Location', `https://log.example/?token=${REDACTED}`],
    ['Accept', '*/*'],
  ]);
});

test('addresses and texts of a megabyte are redacted quickly', () => {
  for (const filler of ['?', '&', '=', '@', 'a=', 'key=', '://'])
    for (const redact of [redactUrl, redactAddresses]) redact(`https://log.example/?${filler.repeat(300_000)}`);
});

test('a word of a million letters has no address', () => {
  const letters = 'a'.repeat(1024 * 1024);
  expect(redactAddresses(letters)).toBe(letters);
});
