import { describe, expect, it } from 'vitest';
import { concatBytes } from '../../../oracle/bytes/bytes.ts';
import { verifyNoteSignature } from './signature.ts';
import type { Vkey } from './verifier-key.ts';
import { formatVkey, parseVkey } from './vkey.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));

function keyOf(type: number, key: Uint8Array): Vkey {
  return parseVkey(formatVkey({ name: 'example.com/log', type, key })).value!;
}

/** INTEGER and SEQUENCE in DER, for numbers and lengths below 256 bytes. */
function der(tag: number, body: Uint8Array): Uint8Array {
  return concatBytes(body.length < 128 ? Uint8Array.of(tag, body.length) : Uint8Array.of(tag, 0x81, body.length), body);
}
function integer(text: string): Uint8Array {
  const value = bytes(text.replace(/^(00)+/, ''));
  return der(0x02, value[0]! < 128 ? value : Uint8Array.of(0, ...value));
}

describe('RFC 8032 section 7.1', () => {
  it.each([
    [
      'TEST 1',
      '',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      'TEST 2',
      'r',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
  ])('%s', (_, text, key, signature) => {
    expect(verifyNoteSignature(keyOf(0x01, bytes(key)), text, bytes(signature))).toBe(true);
    expect(verifyNoteSignature(keyOf(0x04, bytes(key)), text, bytes(signature))).toBe(false);
  });
});

/** RFC 6979 appendix A.2: the message "sample" under SHA-256. SPKI before the point, then point, r and s. */
const RFC_6979 = [
  {
    curve: 'A.2.6, P-384',
    spki: '3076301006072a8648ce3d020106052b8104002203620004',
    x: 'EC3A4E415B4E19A4568618029F427FA5DA9A8BC4AE92E02E06AAE5286B300C64DEF8F0EA9055866064A254515480BC13',
    y: '8015D9B72D7D57244EA8EF9AC0C621896708A59367F9DFB9F54CA84B3F1C9DB1288B231C3AE0D4FE7344FD2533264720',
    r: '21B13D1E013C7FA1392D03C5F99AF8B30C570C6F98D4EA8E354B63A21D3DAA33BDE1E888E63355D92FA2B3C36D8FB2CD',
    s: 'F3AA443FB107745BF4BD77CB3891674632068A10CA67E3D45DB2266FA7D1FEEBEFDC63ECCD1AC42EC0CB8668A4FA0AB0',
  },
  {
    curve: 'A.2.7, P-521',
    spki: '30819b301006072a8648ce3d020106052b810400230381860004',
    x: '01894550D0785932E00EAA23B694F213F8C3121F86DC97A04E5A7167DB4E5BCD371123D46E45DB6B5D5370A7F20FB633155D38FFA16D2BD761DCAC474B9A2F5023A4',
    y: '00493101C962CD4D2FDDF782285E64584139C2F91B47F87FF82354D6630F746A28A0DB25741B5B34A828008B22ACC23F924FAAFBD4D33F81EA66956DFEAA2BFDFCF5',
    r: '01511BB4D675114FE266FC4372B87682BAECC01D3CC62CF2303C92B3526012659D16876E25C7C1E57648F23B73564D67F61C6F14D527D54972810421E7D87589E1A7',
    s: '004A171143A83163D6DF460AAF61522695F207A58B95C0644D87E52AA1A347916E4F7A72930B1BC06DBE22CE3F58264AFD23704CBB63B29B931F7DE6C9D949A7ECFC',
  },
];

/** The same section's signatures over "sample" with the hash that belongs to the curve. */
const HASH_OF_CURVE = [
  {
    hash: 'SHA-384',
    key: RFC_6979[0]!,
    r: '94EDBB92A5ECB8AAD4736E56C691916B3F88140666CE9FA73D64C4EA95AD133C81A648152E44ACF96E36DD1E80FABE46',
    s: '99EF4AEB15F178CEA1FE40DB2603138F130E740A19624526203B6351D0A3A94FA329C145786E679E7B82C71A38628AC8',
  },
  {
    hash: 'SHA-512',
    key: RFC_6979[1]!,
    r: '00C328FAFCBD79DD77850370C46325D987CB525569FB63C5D3BC53950E6D4C5F174E25A1EE9017B5D450606ADD152B534931D7D4E8455CC91F9B15BF05EC36E377FA',
    s: '00617CCE7CF5064806C467F678D3B4080D6F1CC50AF26CA209417308281B68AF282623EAA63E5B5C0723D8B8C37FF0777B1A20F8CCB1DCCC43997F1EE0E44DA4A67A',
  },
];

it.each(HASH_OF_CURVE)('RFC 6979 appendix $key.curve, with $hash', ({ key: { spki, x, y }, r, s }) => {
  const key = keyOf(0x02, bytes(spki + x + y));
  const signature = der(0x30, concatBytes(integer(r), integer(s)));
  expect(verifyNoteSignature(key, 'sample', signature)).toBe(true);
  expect(verifyNoteSignature(key, 'sample\n', signature)).toBe(false);
});

it.each(RFC_6979)('RFC 6979 appendix $curve', ({ spki, x, y, r, s }) => {
  const key = keyOf(0x02, bytes(spki + x + y));
  const signature = der(0x30, concatBytes(integer(r), integer(s)));
  expect(verifyNoteSignature(key, 'sample', signature)).toBe(true);
  expect(verifyNoteSignature(key, 'sample\n', signature)).toBe(false);
  // The same two numbers in the form of IEEE P1363 are not a signature in ASN.1 DER.
  expect(verifyNoteSignature(key, 'sample', bytes(r + s))).toBe(false);
});
