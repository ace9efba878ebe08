import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { emptyRoot } from '../merkle/tree-hash.ts';
import { parseCheckpointText, parseRootLine, parseSizeLine } from './checkpoint.ts';

/** C2SP tlog-checkpoint, the published example. */
const SOFA = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';
const ROOT = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

describe('parseCheckpointText', () => {
  test('the published example', () => {
    const checkpoint = parseCheckpointText(SOFA).value!;
    expect(checkpoint).toMatchObject({
      origin: 'example.com/behind-the-sofa',
      size: 20_852_163n,
      extensions: [],
      text: SOFA,
    });
    expect(base64(checkpoint.root)).toBe(SOFA.split('\n')[2]);
  });

  test('extension lines are kept as they are', () => {
    expect(parseCheckpointText(`${SOFA}one\n two \n`).value?.extensions).toEqual(['one', ' two ']);
  });

  it.each([
    ['lines', '', undefined],
    ['lines', 'origin\n0\n', undefined],
    ['lines', `origin\n0\n${ROOT}`, undefined],
    ['lines', `${SOFA}extension`, undefined],
    ['origin', `\n0\n${ROOT}\n`, 'line 1'],
    ['size', `origin\n\n${ROOT}\n`, 'line 2'],
    ['size', `origin\n00\n${ROOT}\n`, 'line 2'],
    ['root', 'origin\n0\n\n', 'line 3'],
    ['root', `origin\n0\n${ROOT}=\n`, 'line 3'],
    ['extension', `${SOFA}\n`, 'line 4'],
    ['extension', `${SOFA}one\n\ntwo\n`, 'line 5'],
  ])('%s: %j', (reason, text, at) => {
    expect(parseCheckpointText(text).defect?.reason).toBe(reason);
    expect(parseCheckpointText(text).defect?.at).toBe(at);
  });

  it.each(['\n', 'a', 'a\n', '9', '9\n', '=', '0\n'])('a megabyte of %j returns', (unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    for (const input of [text, `o\n${text}\n${ROOT}\n`, `o\n0\n${text}\n`, `${SOFA}${text}\n`]) {
      expect(typeof parseCheckpointText(input)).toBe('object');
    }
  });
});

describe('a single line', () => {
  test('a size is read as it was written, up to 2^64-1', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (n) => parseSizeLine(String(n)).value === n));
    expect(parseSizeLine('18446744073709551615').value).toBe(2n ** 64n - 1n);
  });

  it.each([
    '',
    '-1',
    '+1',
    '01',
    '00',
    '1_000',
    '1,000',
    ' 1',
    '1 ',
    '1.0',
    '1e3',
    '0x1',
    '\u0661',
    '18446744073709551616',
  ])('%j is no size', (line) =>
    expect(parseSizeLine(line).defect).toMatchObject({ reason: 'size', actual: JSON.stringify(line) }),
  );

  test('the root of the empty tree', () => expect(parseRootLine(ROOT).value).toEqual(emptyRoot()));

  it.each([
    ['hex', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['31 bytes', base64(new Uint8Array(31))],
    ['33 bytes', base64(new Uint8Array(33))],
    ['no padding', ROOT.slice(0, -1)],
    ['the URL alphabet', ROOT.replace('+', '-').replace('/', '_')],
    ['pad bits set', ROOT.replace('U=', 'V=')],
    ['a space after it', `${ROOT} `],
  ])('%s is no root', (_, line) => expect(parseRootLine(line).defect?.reason).toBe('root'));
});
