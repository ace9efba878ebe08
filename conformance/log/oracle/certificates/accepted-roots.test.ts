import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAcceptedRoots } from './accepted-roots.ts';

const file = new URL('../../../../spec/third-party/certificate-transparency-go/ca.pem', import.meta.url);
const root = new X509Certificate(readFileSync(file)).raw;
const read = (value: unknown) => readAcceptedRoots(Buffer.from(JSON.stringify(value)));

test('reads the certificates in their order', () => {
  const text = root.toString('base64');
  expect(read({ certificates: [text, text], more: 1 }).value).toEqual([new Uint8Array(root), new Uint8Array(root)]);
  expect(read({ certificates: [] }).value).toEqual([]);
});

test.each([
  ['json', []],
  ['json', { certificates: 'AAAA' }],
  ['certificate', { certificates: [root.toString('base64'), 'AAAA'] }],
  ['certificate', { certificates: [7] }],
])('%s', (reason, value) => expect(read(value).defect?.reason).toBe(reason));
