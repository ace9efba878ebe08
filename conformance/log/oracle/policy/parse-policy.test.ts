import { describe, expect, it, test } from 'vitest';
import { concatBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import { formatVkey } from '../note/vkey.ts';
import { parsePolicy } from './parse-policy.ts';
import { madeKey } from './policies.test-tool.ts';

const log = madeKey('example.com/log', 0x01).vkey.text;
const vkeys = Array.from({ length: 6 }, (_, i) => madeKey(`witness.example/w${i}`, i === 5 ? 0x06 : 0x04).vkey.text);
const [x1, x2, x3, y1, y2, y3] = vkeys as [string, string, string, string, string, string];

/** The published example of tlog-policy ("Example policy"), with keys. */
const EXAMPLE = `log ${log}

witness X1 ${x1}
witness X2 ${x2}
witness X3 ${x3}
group X-witnesses 2 X1 X2 X3

witness Y1 ${y1}
witness Y2 ${y2}
witness Y3 ${y3}
group Y-witnesses any Y1 Y2 Y3

group X-and-Y all X-witnesses Y-witnesses
quorum X-and-Y
`;

const parsed = (text: string) => parsePolicy(utf8(text));
const reasonOf = (text: string) => parsed(text).defect?.reason;

describe('a policy', () => {
  test('the published example', () => {
    const { logs, witnesses, quorum } = parsed(EXAMPLE).value!;
    expect(logs.map(({ key }) => key.text)).toEqual([log]);
    expect(witnesses.map(({ name, key }) => [name, key.text])).toEqual(
      ['X1', 'X2', 'X3', 'Y1', 'Y2', 'Y3'].map((name, i) => [name, vkeys[i]]),
    );
    const [X1, X2, X3, Y1, Y2, Y3] = witnesses;
    const x = { kind: 'group', name: 'X-witnesses', least: 2, members: [X1, X2, X3] };
    const y = { kind: 'group', name: 'Y-witnesses', least: 1, members: [Y1, Y2, Y3] };
    expect(quorum).toEqual({ kind: 'group', name: 'X-and-Y', least: 2, members: [x, y] });
  });

  test('without cosignatures, and without logs', () => {
    expect(parsed('quorum none\n').value).toEqual({ logs: [], witnesses: [] });
  });

  test('of one witness, with addresses', () => {
    const { value } = parsed(`log ${log} https://log.example/\nwitness w ${x1} https://w.example/\nquorum w\n`);
    expect(value).toMatchObject({ logs: [{ url: 'https://log.example/' }], quorum: { url: 'https://w.example/' } });
  });

  it.each([
    ['tabs, and blanks at both ends', `\twitness  w\t${x1} \n \t quorum\tw\t\n`],
    ['comments and empty lines', `# one\n   # two\n \t \nwitness w ${x1}\n\nquorum w\n`],
    ['a comment line with items', `#witness w\nwitness w ${x1}\nquorum w\n`],
    ['a quorum before other lines', `witness w ${x1}\nquorum w\nlog ${log}\nwitness v ${x2}\n`],
    ['names of keywords', `witness quorum ${x1}\ngroup all any quorum\nquorum all\n`],
    ['a key of a log that is also that of a witness', `log ${log}\nwitness w ${x1}\nquorum w\n`],
    ['32 logs, 32 witnesses and 32 groups', large()],
  ])('with %s', (_, text) => expect(parsed(text).defect).toBeUndefined());

  test('compares names octet by octet', () => {
    const kelvin = '\u212a';
    expect(reasonOf(`witness K ${x1}\nwitness ${kelvin} ${x2}\ngroup g all K ${kelvin}\nquorum g\n`)).toBeUndefined();
    const octets = (name: number[]) =>
      concatBytes(utf8('witness '), Uint8Array.from(name), utf8(` ${x1}\nquorum `), Uint8Array.from(name), utf8('\n'));
    expect(parsePolicy(octets([0xff, 0xc3])).defect).toBeUndefined();
  });
});

/** As many of each as an implementation should take ("Implementation limits"). */
function large(): string {
  const times = (write: (i: number) => string) => Array.from({ length: 32 }, (_, i) => write(i)).join('');
  const logs = times((i) => `log ${madeKey(`log${i}.example`, 0x01).vkey.text}\n`);
  const witnesses = times((i) => `witness w${i} ${madeKey(`w${i}.example`, 0x04).vkey.text}\n`);
  return `${logs}${witnesses}${times((i) => `group g${i} any w${i}\n`)}quorum g31\n`;
}

describe('no policy', () => {
  const { key } = madeKey('a.example', 0x04).vkey;
  /** The same public key under another name. */
  const renamed = (name: string) => formatVkey({ name, type: 0x04, key });
  it.each([
    ['character', 2, `quorum none\n\r\n`],
    ['character', 1, `quorum none\r\n`],
    ['character', 2, `# one\n# \x7f\nquorum none\n`],
    ['no-final-newline', 1, 'quorum none'],
    ['keyword', 1, 'Quorum none\n'],
    ['keyword', 2, `quorum none\nlogs ${log}\n`],
    ['items', 1, 'log\n'],
    ['items', 1, `log ${log} https://log.example more\n`],
    ['items', 1, 'witness w\n'],
    ['items', 1, `witness w ${x1} https://w.example more\n`],
    ['items', 2, `witness w ${x1}\ngroup g all\n`],
    ['items', 1, 'quorum\n'],
    ['items', 2, `witness w ${x1}\nquorum w w\n`],
    ['items', 2, `witness w ${x1}\nquorum w # of one\n`],
    ['vkey', 1, 'log log.example+00000000+AQ==\nquorum none\n'],
    ['vkey', 1, `witness w w.example\n`],
    ['key-type', 1, `witness w ${log}\n`],
    ['duplicate-key', 2, `witness a ${renamed('a.example')}\nwitness b ${renamed('b.example')}\n`],
    ['duplicate-key', 2, `log ${log}\nlog ${log}\n`],
    ['name', 2, `witness w ${x1}\nwitness w ${x2}\n`],
    ['name', 2, `witness w ${x1}\ngroup w any w\n`],
    ['name', 1, `witness none ${x1}\n`],
    ['name', 2, `witness w ${x1}\ngroup none any w\n`],
    ['unknown-name', 1, `group g any w\nwitness w ${x1}\n`],
    ['unknown-name', 2, `witness w ${x1}\ngroup g any none\n`],
    ['unknown-name', 1, `group g any g\n`],
    ['unknown-name', 1, `quorum w\nwitness w ${x1}\n`],
    ['member-again', 2, `witness w ${x1}\ngroup g 2 w w\n`],
    ['member-again', 3, `witness w ${x1}\ngroup g any w\ngroup h all w g\n`],
    ['threshold', 2, `witness w ${x1}\ngroup g 0 w\n`],
    ['threshold', 2, `witness w ${x1}\ngroup g 2 w\n`],
    ['threshold', 2, `witness w ${x1}\ngroup g 01 w\n`],
    ['threshold', 2, `witness w ${x1}\ngroup g some w\n`],
    ['quorum', 2, 'quorum none\nquorum none\n'],
    ['quorum', 1, `witness w ${x1}\n`],
  ])('%s, line %i: %j', (reason, line, text) => {
    const { defect } = parsed(text);
    expect(defect?.reason).toBe(reason);
    expect(defect?.at).toBe(`line ${line}`);
  });
});
