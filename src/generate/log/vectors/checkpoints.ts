import { checkpointText } from '../../../reference/log/index.ts';
import { seededSigner } from '../signer.ts';
import { invented } from './damage.ts';
import { base64url, noteOf, signatureLine, withPadBit } from './signing.ts';
import { hex, type VectorCase, type VectorFile } from './vector.ts';

const NAME = 'log.example/fixtures';

/** Checkpoints, valid and invalid, all correctly signed. */
export function checkpoints(seed: bigint): VectorFile {
  const signer = seededSigner(NAME, seed);
  const signed = (text: string) => ({ note: noteOf(text, signatureLine(signer, text)), vkeys: [signer.vkey] });
  return {
    kind: 'checkpoints',
    about:
      'Checkpoints (C2SP tlog-checkpoint), as signed notes that are well formed and verify: only the text is in question. ' +
      'It is judged line by line, in the order of `reasons`.',
    fields: {
      'input.note': 'the signed note',
      'input.vkeys': 'the given keys, as verifier keys',
      'output.origin': 'first line',
      'output.size': 'tree size, in decimal, up to 2^64-1',
      'output.root': 'root hash, 32 bytes',
      'output.extensions': 'the lines after the third; a reader that does not know them ignores them',
    },
    reasons: {
      lines: 'there are fewer than three lines',
      origin: 'the origin is empty',
      size: 'the size is not a decimal number up to 2^64-1 in its shortest form',
      root: 'the root is not the standard base64, padded, with zero pad bits, of 32 bytes',
      extension: 'an extension line is empty',
    },
    cases: [
      ...sound().map(([id, about, { origin = NAME, size, extensions = [] }]): VectorCase => {
        const root = invented(`root of ${size}`);
        const text = checkpointText(origin, size, root) + extensions.map((extension) => `${extension}\n`).join('');
        return {
          id,
          about,
          verdict: 'accept',
          input: signed(text),
          output: { origin, size: String(size), root: hex(root), extensions },
        };
      }),
      ...Object.entries(unsound()).flatMap(([reason, rows]) =>
        rows.map(([id, about, text]): VectorCase => ({ id, about, verdict: 'refuse', reason, input: signed(text) })),
      ),
    ],
  };
}

interface Head {
  readonly origin?: string;
  readonly size: bigint;
  readonly extensions?: readonly string[];
}

function sound(): (readonly [id: string, about: string, head: Head])[] {
  return [
    ['size-0', 'a tree without entries', { size: 0n }],
    ['size-1', 'a tree of one entry', { size: 1n }],
    ['size-70000', 'a tree of 70,000 entries', { size: 70_000n }],
    ['size-in-a-double', 'a size that a double does not hold', { size: 2n ** 53n + 1n }],
    ['size-signed', 'the largest signed size of 64 bits', { size: 2n ** 63n - 1n }],
    ['extension', 'an extension line', { size: 7n, extensions: ['timestamp 1700000000'] }],
    ['extensions', 'two extension lines, one like a number', { size: 7n, extensions: ['a: b', '12'] }],
    ['extension-of-a-space', 'an extension line of one space', { size: 7n, extensions: [' '] }],
    ['origin-not-the-name', 'an origin other than the name of the key', { origin: 'elsewhere.example/log', size: 7n }],
    [
      'origin-with-space',
      'an origin with a space and a dash, as Rekor has it',
      { origin: 'rekor.example - 123', size: 7n },
    ],
    ['origin-beyond-ascii', 'an origin beyond ASCII', { origin: 'журнал.example', size: 7n }],
  ];
}

function unsound(): Record<string, readonly (readonly [id: string, about: string, text: string])[]> {
  const root = invented('root of 7').toString('base64');
  const size = (line: string): string => `${NAME}\n${line}\n${root}\n`;
  const rooted = (line: string): string => `${NAME}\n7\n${line}\n`;
  const bytes = (count: number): string => rooted(Buffer.alloc(count, 7).toString('base64'));
  return {
    lines: [
      ['no-root', 'origin and size only', `${NAME}\n7\n`],
      ['origin-only', 'an origin only', `${NAME}\n`],
      ['one-line', 'all in one line', `${NAME} 7 ${root}\n`],
      ['no-origin', 'size and root only', `7\n${root}\n`],
      ['no-size', 'origin and root only', `${NAME}\n${root}\n`],
    ],
    origin: [['origin-empty', 'an empty line for the origin', `\n7\n${root}\n`]],
    size: [
      ['size-leading-zero', 'a leading zero', size('07')],
      ['size-double-zero', 'a zero too many', size('00')],
      ['size-plus', 'a plus sign', size('+7')],
      ['size-minus', 'a negative number', size('-7')],
      ['size-minus-zero', 'a negative zero', size('-0')],
      ['size-empty', 'nothing', size('')],
      ['size-space-before', 'a space before', size(' 7')],
      ['size-space-after', 'a space after', size('7 ')],
      ['size-comma', 'a thousands separator', size('70,000')],
      ['size-underscore', 'an underscore between the digits', size('70_000')],
      ['size-hex', 'hexadecimal', size('0x7')],
      ['size-exponent', 'an exponent', size('7e0')],
      ['size-fraction', 'a fraction', size('7.0')],
      ['size-2-64', '2^64', size('18446744073709551616')],
      ['size-many-digits', 'a number of 100 digits', size('9'.repeat(100))],
      ['size-full-width', 'a full-width digit', size('７')],
      ['no-origin-extension', 'no origin, and an extension line', `7\n${root}\ntimestamp 1700000000\n`],
      ['no-size-extension', 'no size, and an extension line', `${NAME}\n${root}\ntimestamp 1700000000\n`],
      ['size-and-root-swapped', "root and size in each other's place", `${NAME}\n${root}\n7\n`],
    ],
    root: [
      ['root-31-bytes', '31 bytes', bytes(31)],
      ['root-33-bytes', '33 bytes', bytes(33)],
      ['root-20-bytes', '20 bytes, as SHA-1 has', bytes(20)],
      ['root-64-bytes', '64 bytes, as SHA-512 has', bytes(64)],
      ['root-empty', 'nothing', rooted('')],
      ['root-hex', 'hexadecimal digits', rooted(hex(Buffer.from(root, 'base64')))],
      [
        'root-hex-in-base64',
        'hexadecimal digits, in base64',
        rooted(Buffer.from(hex(Buffer.from(root, 'base64'))).toString('base64')),
      ],
      ['root-base64url', 'the base64url alphabet', rooted(`${base64url(Buffer.alloc(32, 0xfb).toString('base64'))}=`)],
      ['root-no-padding', 'no padding', rooted(root.replace('=', ''))],
      ['root-pad-bits', 'pad bits that are not zero', rooted(withPadBit(root))],
      ['root-space-after', 'a space after', rooted(`${root} `)],
    ],
    extension: [
      ['extension-empty', 'an empty extension line', `${rooted(root)}\n`],
      ['extension-empty-between', 'an empty line between extension lines', `${rooted(root)}a\n\nb\n`],
    ],
  };
}
