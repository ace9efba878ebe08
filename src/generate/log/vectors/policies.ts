import { seededSigner } from '../signer.ts';
import { ML_DSA_NOTE, ML_DSA_VKEY } from './ml-dsa.ts';
import { unsoundPolicies } from './policies-unsound.ts';
import { policySigners, TIME } from './policy-signers.ts';
import { cosigner, noteOf } from './signing.ts';
import type { VectorCase, VectorFile } from './vector.ts';

/** The reasons for refusing a policy, and then a checkpoint by a policy. */
const POLICY_REASONS = {
  character: 'there is a control character other than tab and newline',
  'no-final-newline': 'the last line has no newline',
  keyword: 'a line begins with another word than log, witness, group or quorum',
  items: 'a line has too few or too many items',
  vkey: 'the key of a log or a witness is no verifier key',
  'key-type': 'the key of a witness is not that of a cosigner',
  'duplicate-key': 'two logs or two witnesses have the same public key',
  name: 'a name is defined twice, or is the predefined "none"',
  'unknown-name': 'a member or the quorum is no name that a line before defines',
  'member-again': 'a name is a member twice',
  threshold: 'the number of a group is not all, any, or 1 to its number of members, in decimal',
  quorum: 'there is no quorum line, or a second one',
  'unlisted-log': 'the policy lists logs, and no one of them whose name is the origin has signed',
  'bad-cosignature': 'a line with name and key ID of a witness of the policy does not verify',
  'too-few': 'the witnesses that have cosigned are no quorum',
};

/** Policies, and checkpoints judged by them. */
export function policies(seed: bigint): VectorFile {
  return {
    kind: 'policies',
    about:
      'Trust policies (C2SP tlog-policy), and a checkpoint judged by each. A policy is read line by line, and refused as a ' +
      'whole for a mistake in one. A checkpoint is accepted when a log of the policy has signed it, if it lists any, each line ' +
      'by a witness of the policy verifies (C2SP tlog-cosignature), and those witnesses are a quorum; other lines are ignored. ' +
      'Times are not judged.',
    fields: {
      'input.policy': 'the policy file; its octets are the UTF-8 of this text',
      'input.note': 'the checkpoint',
      'output.cosignedBy': 'the names, in the policy, of the witnesses that have cosigned',
    },
    reasons: POLICY_REASONS,
    cases: [...soundPolicies(seed), ...unsound(seed)],
  };
}

/** Policies that take their checkpoint. */
function soundPolicies(seed: bigint): VectorCase[] {
  const { log, witnesses, text, line, lines, signedBy } = policySigners(seed);
  const [w1, w2, w3, w4] = lines;
  const three = `log ${log.vkey}\n${w1}${w2}${w3}`;
  const given = (
    id: string,
    about: string,
    policy: string,
    note: string,
    cosignedBy: readonly string[],
    mayRefuse?: string,
  ): VectorCase => ({
    id,
    about,
    verdict: 'accept',
    ...(mayRefuse === undefined ? {} : { mayRefuse }),
    input: { policy, note },
    output: { cosignedBy },
  });
  const two = `${three}group g 2 w1 w2 w3\nquorum g\n`;
  const nested = `log ${log.vkey}\n${w1}${w2}group a any w1 w2\n${w3}${w4}group b all w3 w4\ngroup both all a b\nquorum both\n`;
  const unknown = cosigner(seededSigner('w5.example', seed), TIME);
  return [
    given('two-of-three', 'two of three witnesses have cosigned', two, signedBy(1, 3), ['w1', 'w3']),
    given('three-of-three', 'one more than the quorum needs', two, signedBy(1, 2, 3), ['w1', 'w2', 'w3']),
    given('any', 'one of three, of which any is enough', `${three}group g any w1 w2 w3\nquorum g\n`, signedBy(2), [
      'w2',
    ]),
    given('all', 'all of three', `${three}group g all w1 w2 w3\nquorum g\n`, signedBy(3, 2, 1), ['w1', 'w2', 'w3']),
    given('one-witness', 'the quorum is a witness, not a group', `${three}quorum w2\n`, signedBy(2), ['w2']),
    given('quorum-none', 'no cosignatures are asked for', `log ${log.vkey}\nquorum none\n`, signedBy(), []),
    given('quorum-none-cosigned', 'more than is asked for', `${three}quorum none\n`, signedBy(1), ['w1']),
    given('nested', 'groups in a group', nested, signedBy(2, 3, 4), ['w2', 'w3', 'w4']),
    given('no-log', 'a policy that lists no log', `${w1}quorum w1\n`, signedBy(1), ['w1']),
    given('order', 'the log and a witness after the quorum', `${w1}quorum w1\n${w2}log ${log.vkey}\n`, signedBy(1), [
      'w1',
    ]),
    given('blanks', 'tabs, and blanks at both ends', ` \t${w1.replaceAll(' ', '\t ')}\tquorum  w1 \n`, signedBy(1), [
      'w1',
    ]),
    given('comments', 'comments and empty lines', `# one\n\n \t# two\n${w1} \t \nquorum w1\n`, signedBy(1), ['w1']),
    given('name-beyond-ascii', 'a name beyond ASCII', `${w1.replace('w1', 'Žofie')}quorum Žofie\n`, signedBy(1), [
      'Žofie',
    ]),
    given(
      'name-of-a-keyword',
      'a name that is a keyword',
      `${w1.replace('w1', 'quorum')}quorum quorum\n`,
      signedBy(1),
      ['quorum'],
    ),
    given('kelvin', 'two names that differ by a Kelvin sign', kelvinPolicy(w1, w2), signedBy(1, 2), ['K', '\u212a']),
    given('without-url', 'a witness without an address', `${w1.replace(/ https.*/, '')}quorum w1\n`, signedBy(1), [
      'w1',
    ]),
    given(
      'cosigned-twice',
      'a witness has cosigned twice',
      two,
      noteOf(text, line(log), line(witnesses[0]!), line(witnesses[0]!), line(witnesses[1]!)),
      ['w1', 'w2'],
    ),
    given(
      'stranger',
      'a witness that the policy does not list',
      two,
      noteOf(text, line(unknown), line(log), line(witnesses[1]!), line(witnesses[2]!)),
      ['w2', 'w3'],
    ),
    given(
      'stranger-does-not-verify',
      'a line by such a witness that does not verify is ignored',
      two,
      noteOf(text, line(log), line(unknown, `${text}x\n`), line(witnesses[1]!), line(witnesses[2]!)),
      ['w2', 'w3'],
    ),
    given(
      'ml-dsa-44',
      'a witness with an ML-DSA-44 key, the same for every seed',
      `witness m ${ML_DSA_VKEY} https://m.example/\nquorum m\n`,
      ML_DSA_NOTE,
      ['m'],
      'signed-note leaves it to the application which signature types it takes',
    ),
  ];
}

/** "Character set": names are octets, and these are different. */
const kelvinPolicy = (one: string, two: string): string =>
  `${one.replace('w1', 'K')}${two.replace('w2', '\u212a')}group g all K \u212a\nquorum g\n`;

/** Policies with a mistake, and checkpoints that a policy refuses. */
function unsound(seed: bigint): VectorCase[] {
  const signers = policySigners(seed);
  return Object.entries(unsoundPolicies(signers, seed)).flatMap(([reason, rows]) =>
    rows.map(
      ([id, about, policy, note = signers.signedBy(1, 2, 3)]): VectorCase => ({
        id,
        about,
        verdict: 'refuse',
        reason,
        input: { policy, note },
      }),
    ),
  );
}
