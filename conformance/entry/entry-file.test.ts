import { describe, expect, it, test } from 'vitest';
import { entriesInFile } from './entry-file.ts';

const read = (value: unknown) => entriesInFile(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
const mediaType = 'application/vnd.dev.sigstore.bundle.v0.3+json';

describe('a file', () => {
  test('with an entry by itself', () =>
    expect(read({ logIndex: '1' }).value).toEqual({
      kind: 'entry',
      entries: [{ place: 'the entry', value: { logIndex: '1' } }],
    }));
  test('with a malformed entry has an entry, which is judged', () =>
    expect(read({ logIndex: 'x' }).value?.entries).toHaveLength(1));
  test('with a bundle of two entries', () =>
    expect(read({ mediaType, verificationMaterial: { tlogEntries: [1, 2] } }).value).toMatchObject({
      kind: 'bundle',
      entries: [
        { place: 'verificationMaterial.tlogEntries[0]', value: 1 },
        { place: 'verificationMaterial.tlogEntries[1]', value: 2 },
      ],
    }));
  test('with a name in both spellings says so', () =>
    expect(read({ logIndex: '1', a: [{ logId: {}, log_id: {} }] }).value?.twice).toBe('logId'));
  test('with a name twice says so', () =>
    expect(read('{"logIndex":"1","logIndex":"2"}').value?.twice).toBe('logIndex'));

  it.each<[string, unknown]>([
    ['no JSON', 'hello'],
    ['a text', '"hello"'],
    ['an object of another kind', { mediaType: 'application/json', a: 1 }],
    ['a malformed bundle', { mediaType, verificationMaterial: [] }],
    ['too many entries', { mediaType, verificationMaterial: { tlogEntries: Array(101).fill({}) } }],
  ])('with %s is neither', (_, value) => expect(read(value).defect).toMatchObject({ reason: 'unknown' }));
});
