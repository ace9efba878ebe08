import { vkeyOf } from '../../../reference/log/index.ts';
import { seededSigner } from '../signer.ts';
import type { policySigners } from './policy-signers.ts';
import { noteOf } from './signing.ts';

/** A case: id, description, the policy, and the checkpoint (default: cosigned by w1, w2 and w3). */
type UnsoundPolicy = readonly [id: string, about: string, policy: string, note?: string];

/** Policies with a mistake, and checkpoints that a policy refuses, by the reason. */
export function unsoundPolicies(
  { log, witnesses, text, line, lines, signedBy }: ReturnType<typeof policySigners>,
  seed: bigint,
): Record<string, readonly UnsoundPolicy[]> {
  const [w1, w2, w3, w4] = lines;
  const three = `log ${log.vkey}\n${w1}${w2}${w3}`;
  const two = `${three}group g 2 w1 w2 w3\nquorum g\n`;
  const other = seededSigner(log.name, seed + 1n);
  const renamed = seededSigner('other.example', seed);
  const key = witnesses[0]!;
  const sameKey = `witness v ${vkeyOf('v.example', key.type, key.publicKey)} https://v.example/\n`;
  return {
    character: [
      ['crlf', 'lines end in CR and LF', two.replaceAll('\n', '\r\n')],
      ['delete', 'a delete character in a comment', `# \x7f\n${two}`],
      ['form-feed', 'a form feed between two items', `${three}quorum\fw1\n`],
    ],
    'no-final-newline': [['no-final-newline', 'the quorum line has no newline', two.slice(0, -1)]],
    keyword: [
      ['capital', 'a keyword with a capital letter', `${three}Quorum w1\n`],
      ['unknown-keyword', 'a keyword that nobody knows', `${three}members w1\nquorum w1\n`],
    ],
    items: [
      ['log-alone', 'a log without a key', `log\n${w1}quorum w1\n`],
      ['witness-without-key', 'a witness without a key', `${w1}witness w2\nquorum w1\n`],
      ['witness-with-more', 'a witness with an item after its address', `${w1.trimEnd()} more\nquorum w1\n`],
      ['group-without-members', 'a group without members', `${w1}group g any\nquorum w1\n`],
      ['quorum-without-name', 'a quorum line without a name', `${w1}quorum\n`],
      ['two-names', 'a quorum line with two names', `${w1}${w2}quorum w1 w2\n`],
      ['comment-after-items', 'a comment after the items of a line', `${w1}quorum w1 # the first\n`],
    ],
    vkey: [
      ['key-id', 'the key ID is not that of the key', `${w1.replace(/\+[0-9a-f]{8}\+/, '+00000000+')}quorum w1\n`],
      ['no-key', 'a name in place of a key', 'witness w1 w1.example https://w1.example/\nquorum w1\n'],
    ],
    'key-type': [['key-of-a-log', 'a plain Ed25519 key', `witness w1 ${log.vkey} https://w1.example/\nquorum w1\n`]],
    'duplicate-key': [
      ['same-key', 'a key under two names', `${w1}${sameKey}quorum w1\n`],
      ['same-log', 'a log twice', `log ${log.vkey}\nlog ${log.vkey}\n${w1}quorum w1\n`],
    ],
    name: [
      ['name-twice', 'two witnesses of one name', `${w1}${w2.replace('w2', 'w1')}quorum w1\n`],
      ['group-as-witness', 'a group with the name of a witness', `${w1}group w1 any w1\nquorum w1\n`],
      ['witness-none', 'a witness of the predefined name', `${w1.replace('w1', 'none')}quorum none\n`],
    ],
    'unknown-name': [
      ['member-later', 'a member that is defined later', `${w1}group g any w1 w2\n${w2}quorum g\n`],
      ['quorum-later', 'a quorum that is defined later', `quorum w1\n${w1}`],
      ['member-none', 'the predefined name as a member', `${w1}group g any w1 none\nquorum g\n`],
      ['other-case', 'a name in capital letters', `${w1}quorum W1\n`],
    ],
    'member-again': [
      ['member-twice', 'a member twice in a group', `${w1}group g 2 w1 w1\nquorum g\n`],
      ['member-of-two', 'a member of two groups', `${w1}${w2}group g any w1\ngroup h all w1 w2 g\nquorum h\n`],
    ],
    threshold: [
      ['zero', 'no member is needed', `${w1}group g 0 w1\nquorum g\n`],
      ['more-than-all', 'more members than there are', `${w1}group g 2 w1\nquorum g\n`],
      ['leading-zero', 'a number with a leading zero', `${w1}group g 01 w1\nquorum g\n`],
      ['half', 'a word that nobody knows', `${w1}group g half w1\nquorum g\n`],
    ],
    quorum: [
      ['no-quorum', 'no quorum line', w1],
      ['two-quorums', 'two quorum lines', `${w1}${w2}quorum w1\nquorum w2\n`],
      ['nothing', 'no line at all', ''],
    ],
    'unlisted-log': [
      ['another-log', 'the policy lists another key of the name', `log ${other.vkey}\n${w1}quorum w1\n`],
      [
        'another-origin',
        'the log that the policy lists has signed, and has another name',
        `log ${renamed.vkey}\n${w1}quorum w1\n`,
        noteOf(text, line(renamed), line(log), line(witnesses[0]!)),
      ],
    ],
    'bad-cosignature': [
      [
        'over-another-text',
        'the only witness has signed another checkpoint',
        `${w1}quorum w1\n`,
        noteOf(text, line(log), line(witnesses[0]!, text.replace('\n7\n', '\n8\n'))),
      ],
      [
        'beside-a-quorum',
        'a third witness has signed another checkpoint',
        two,
        noteOf(text, line(log), line(witnesses[0]!), line(witnesses[1]!), line(witnesses[2]!, `${text}x\n`)),
      ],
    ],
    'too-few': [
      ['one-of-two', 'one of three witnesses, of which two are needed', two, signedBy(2)],
      ['nobody', 'no cosignature', two, signedBy()],
      [
        'two-of-all',
        'two of three, all of which are needed',
        `${three}group g all w1 w2 w3\nquorum g\n`,
        signedBy(1, 2),
      ],
      [
        'another-witness',
        'a witness of the policy that the quorum does not name',
        `${three}quorum w2\n`,
        signedBy(1, 3),
      ],
      ['twice-by-one', 'two lines by one witness', two, signedBy(1, 1)],
      [
        'one-group-of-two',
        'one of two groups that are both needed',
        `${three}${w4}group a any w1 w2\ngroup b all w3 w4\ngroup both all a b\nquorum both\n`,
        signedBy(1, 2, 3),
      ],
    ],
  };
}
