import { prefixUrl } from '../../../command/options/http-url.ts';
import {
  COMMON_LINES,
  type ConfigLine,
  type InitAnswers,
  type InitQuestion,
  type InitSection,
  type SuiteInit,
} from '../../../command/suite-init.ts';
import { legibleText } from '../../../core/text/legible-text.ts';
import { isLoopback } from '../../../transport/client/url.ts';
import type { SignatureLine } from '../../oracle/note/note.ts';
import { vkeyOption } from '../keys/vkey.ts';
import { type FoundLog, findLog, type NoLog } from './find-log.ts';

const QUESTIONS: readonly InitQuestion[] = [
  {
    option: 'url',
    text: 'Address of the log',
    example: 'https://log.example',
    read: (answer) => ({ url: prefixUrl('--url', answer).replace(/(\/+checkpoint)?\/*$/, '') }),
  },
  {
    option: 'vkey',
    text: 'Its public key, as a verifier key of signed-note',
    example: 'log.example+33d7b496+AeHTu4Q3hEIM…',
    optional: true,
    read: (answer) => ({ vkey: vkeyOption(answer).text }),
  },
];

/** `touchstone init log`. */
export const logInit: SuiteInit = {
  busy: 'asking the log',
  questions: QUESTIONS,
  section: async (answers, signal) => {
    const keys = answers.vkey === undefined ? [] : [vkeyOption(answers.vkey)];
    const log = await findLog(answers.url!, keys, signal);
    return sectionOf(answers, log);
  },
};

function sectionOf({ url, vkey }: InitAnswers, log: FoundLog | NoLog): InitSection {
  const found = 'why' in log ? undefined : log;
  return {
    found: [
      ...('why' in log ? [notFound(log)] : sentencesOn(log)),
      ...(isLoopback(url!)
        ? ['The address is one of this machine: CI needs start-command to have the log there.']
        : []),
    ],
    secrets: [],
    lines: [
      ...addressLines(url!, found),
      ...keyLines(vkey),
      profileLine(found),
      {
        key: 'allow-writes',
        value: true,
        comment:
          'Judge writing as well. Entries stay in the log permanently, so only for a log that is there for tests.',
        asComment: true,
      },
      {
        key: 'start-command',
        value: './my-log --port 3000 --data log-data',
        comment: 'Start the log before the run, and end it afterwards.',
        asComment: true,
      },
      ...COMMON_LINES,
    ],
  };
}

function notFound({ why, answered }: NoLog): string {
  return answered
    ? `No log was found: ${why}. Correct the address, or leave it if the log is empty and has no checkpoint yet.`
    : `The log was not reached: ${why}. Nothing is known of it yet.`;
}

function sentencesOn({ prefix, option, checkpoint, signatures, signed, rekor }: FoundLog): readonly string[] {
  const layout =
    option === 'read-url'
      ? 'a bare prefix of tlog-tiles'
      : rekor
        ? 'the layout and the entries of Rekor v2'
        : `the layout of Rekor v2${rekor === false ? ', with other entries' : ''}`;
  const size = checkpoint.size === 1n ? '1 entry' : `${checkpoint.size.toLocaleString('en')} entries`;
  return [
    `${prefix}/checkpoint is there: ${size}; ${layout}.`,
    ...(signed === undefined ? [`Its checkpoint is signed by ${signatures.slice(0, 5).map(signer).join(', ')}.`] : []),
    ...(signed === true ? ['The key verifies the signature of its checkpoint.'] : []),
    ...(signed === false
      ? [
          `The key verifies no signature of its checkpoint, which is signed by ${signatures.slice(0, 5).map(signer).join(', ')}.`,
        ]
      : []),
  ];
}

/** The name and the key ID of a signer, as a verifier key begins with them. */
const signer = ({ name, keyId }: SignatureLine): string =>
  `${legibleText(name, 100)}+${keyId.toString(16).padStart(8, '0')}`;

function addressLines(url: string, found: FoundLog | undefined): readonly ConfigLine[] {
  const bare = {
    key: 'read-url',
    value: url,
    comment: 'In place of url, for a log that serves tlog-tiles and nothing else: reads go to PREFIX/checkpoint.',
    asComment: true,
  };
  const address = {
    key: found?.option ?? 'url',
    value: found?.address ?? url,
    comment:
      found?.option === 'read-url'
        ? 'The prefix of the log: reads go to PREFIX/checkpoint and PREFIX/tile.'
        : 'The base address of the interface: reads go to BASE/api/v2/checkpoint.',
  };
  if (!found) return [address, bare];
  return [
    address,
    { key: 'origin', value: found.checkpoint.origin, comment: 'The first line of each of its checkpoints.' },
  ];
}

function keyLines(vkey: string | undefined): readonly ConfigLine[] {
  if (vkey !== undefined)
    return [{ key: 'vkey', value: vkey, comment: 'The keys that sign its checkpoints. They are public.' }];
  return [
    {
      key: 'vkey',
      value: 'log.example+33d7b496+AeHTu4Q3hEIM',
      comment:
        'The keys that sign its checkpoints, as their operator publishes them. Without a key no signature is judged, ' +
        'and the verdict is incomplete (exit code 3).',
      asComment: true,
    },
    { key: 'without', value: 'keys', comment: 'Or accept that no signature is judged.', asComment: true },
  ];
}

/** Only Rekor's entries show that the log is one of Rekor v2. */
function profileLine(found: FoundLog | undefined): ConfigLine {
  const other = 'Others are in "touchstone list log --profiles".';
  if (found?.rekor) return { key: 'profile', value: 'rekor-v2', comment: `The rules by which it is judged. ${other}` };
  const usual = found?.option === 'read-url' ? 'tlog-tiles' : ['interface', 'tlog-tiles'];
  return {
    key: 'profile',
    value: usual,
    comment: `The rules by which it is judged; these are the usual ones. ${other}`,
    asComment: true,
  };
}
