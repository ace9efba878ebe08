/** Entries that the log has already (Rekor v2, "CreateEntry"), and those that only look alike. */
import { check } from '../core/check.ts';
import type { LogEntry } from '../core/log-entry.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { equalBytes } from '../oracle/bytes.ts';
import { requestJson, requestWith, type Spelling } from '../oracle/create-request.ts';
import { creation, maker, type Success } from './created.ts';
import { entriesAt } from './entries-at.ts';
import { forgetful, forgivable, type Resent, readResent } from './resent.ts';
import { returnedDefect } from './returned.ts';
import { sentTwice, soundAgain } from './sent-twice.ts';

export const answered = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    error: 'an entry that is there is answered with another error than 409',
    code: 'the 409 to an entry that is there has another code than 6 (already exists)',
    'no-index': 'the 409 to an entry that is there names no index in x-log-index',
    'wrong-index': 'at the index that is named the log has another entry, or none',
    'other-entry': 'an entry that is there is answered with another entry, or with none',
    proof: 'an entry that is there is answered with a proof that does not verify, or in no tree of the log',
    'not-as-declared': 'an entry that is there is answered otherwise than declared',
    changed: 'entries that are there are answered in different ways',
  },
  run: async (_log, t) => {
    const { again } = await t.use(soundAgain);
    t.judge(undefined, again.answer);
  },
});

export const returned = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    form: 'an entry that is there is answered in another form than it was when it was created',
    vouching: 'an entry that is there is answered with a time or a promise',
    'log-id': 'an entry that is there is answered with the ID of another log',
    kind: 'an entry that is there is answered with another kind or version than hashedrekord 0.0.2',
  },
  run: async (log, t) => {
    const { repeats } = await t.use(soundAgain);
    const found = repeats.flatMap(({ first, again }) => (again.logged ? [{ first, again: again as Success }] : []));
    await t.each(
      found,
      ({ first, again }) => t.judge(returnedDefect(first, again, log.keys), again.answer),
      'no entry that is there is answered with the entry',
    );
  },
});

export const distinct = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: { 'over-eager': 'another signature over the same digest is not taken in as the entry that it is' },
  run: async (log, t) => {
    const { name, first } = await t.use(sentTwice);
    const entry = (await t.use(maker)).again(name);
    if (equalBytes(entry.signature, first.entry.signature))
      t.notApplicable(
        `the log takes no ECDSA, of which each signature differs: ${entry.keyDetails} signs alike every time`,
      );
    const other = await creation(log, entry, t.time);
    const { logged, answer } = other;
    const expected = `a new entry, for another signature than that of index ${first.logged.logIndex}`;
    const actual = logged ? `index ${logged.logIndex}` : `status ${answer.status}`;
    const eager = !logged || logged.logIndex === first.logged.logIndex;
    t.judge(eager ? { reason: 'over-eager', expected, actual, at: 'log/entries' } : undefined, answer);
  },
});

export const otherVerifier = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: { 'over-eager': 'the same signature with a certificate is taken for the entry with the public key' },
  run: async (log, t) => {
    const { name, first } = await t.use(sentTwice);
    const { verifier } = (await t.use(maker)).make(name, undefined, 'x509Certificate');
    // The verifier is part of what is logged, and so of what makes two entries the same.
    const { logged, answer } = await creation(log, { ...first.entry, verifier }, t.time);
    const { status } = answer;
    // Whether it takes certificates is judged where every algorithm is sent.
    if (!logged && status !== 409) t.notApplicable(`an entry with a certificate is answered with status ${status}`);
    const expected = `a new entry, for another verifier than that of index ${first.logged.logIndex}`;
    const actual = logged ? `index ${logged.logIndex}` : `status ${status}`;
    const eager = !logged || logged.logIndex === first.logged.logIndex;
    t.judge(eager ? { reason: 'over-eager', expected, actual, at: 'log/entries' } : undefined, answer);
  },
});

/** Spellings of a request that mean the same (ProtoJSON Format; RFC 8259 section 2 for white space, section 7 for escapes). */
const SPELLINGS: readonly (readonly [text: string, Spelling])[] = [
  ['the names of the schema (snake_case)', { names: 'snake' }],
  ['bytes in URL-safe base64', { base64: 'url' }],
  ['bytes in base64 without padding', { base64: 'unpadded' }],
  ['bytes in URL-safe base64 without padding', { base64: 'url-unpadded' }],
  ['escapes in strings', { escapes: true }],
  ['white space between tokens', { space: true }],
  ['keyDetails as a number', { keyDetails: 'number' }],
];
const VERIFIER = ['hashedRekordRequestV002', 'signature', 'verifier'];
/** Members of a oneof of which another one is set: null means that they are not there. */
const NULLS: readonly (readonly [text: string, path: readonly string[]])[] = [
  ['null for the other kind of request', ['dsseRequestV002']],
  ['null for the other kind of verifier', [...VERIFIER, 'x509Certificate']],
  ['null for the other kind of request, by its name in the schema', ['dsse_request_v002']],
  ['null for the other kind of verifier, by its name in the schema', [...VERIFIER, 'x509_certificate']],
];

export const spellings = check<LogTarget>()({
  proves: 'LOG-CE-020',
  needs: ['create'],
  reasons: {
    'not-understood': 'a spelling that the JSON mapping of protobuf allows is refused',
    'another-entry': 'another spelling of an entry is taken for another entry',
  },
  run: async (log, t) => {
    const { entry, logged } = (await t.use(sentTwice)).first;
    // Once more as it was, right before: what has become of it since is no matter of spelling.
    const again = await creation(log, entry, t.time);
    const plain = readResent(logged, again);
    const bodies = [
      ...SPELLINGS.map(([text, spelling]) => [text, requestJson(entry, spelling)] as const),
      ...NULLS.map(([text, path]) => [text, requestWith(entry, path, null)] as const),
    ];
    const answers = await Promise.all(
      bodies.map(async ([text, body]) => ({ text, made: await creation(log, entry, t.time, body) })),
    );
    let told: string | undefined;
    await t.each(answers, async ({ text, made }) => {
      const { value, defect } = readResent(logged, made);
      const at = `log/entries, with ${text}`;
      const expected = 'the same answer as to the plain spelling';
      const actual = value ? `${value.option}, index ${value.index}` : `status ${made.answer.status}`;
      const refused = made.answer.status >= 300 && ![409, again.answer.status].includes(made.answer.status);
      t.judge(refused ? { reason: 'not-understood', expected, actual, at } : undefined, made.answer);
      const other = { ...defect, reason: 'another-entry', expected, actual: defect?.actual ?? actual, at } as const;
      // A 409 without an index, or with another code, is the same entry as far as anybody can tell.
      const alike = defect
        ? defect.reason !== 'other-entry' || plain.defect?.reason === defect.reason
        : isSame(logged, plain.value, value!);
      // Undeclared, the plain spelling might have come in again as well.
      const forgot =
        !alike && plain.value && value && t.declared('duplicate') === undefined
          ? forgetful(plain.value.option, value.option)
          : undefined;
      told ??= forgot && `with ${text}: ${forgot}`;
      // One that came in more than once is at each of its indices, and each instance names the one that it knows.
      const named =
        !alike && t.declared('duplicate') === undefined && value?.option === 'refuse' ? value.index : undefined;
      const there = named !== undefined && (await isAt(log, t, named, logged));
      t.judge(alike || forgot || there ? undefined : other, made.answer);
    });
    if (told) t.inconclusive(told);
  },
});

/** Whether the log has the entry at another index as well. */
async function isAt(log: LogTarget, t: Trial<LogTarget, string>, index: bigint, { canonicalizedBody }: LogEntry) {
  const found = await entriesAt(log, t, [index]);
  return found.some(({ entry }) => equalBytes(entry, canonicalizedBody));
}

/** Whether a spelling was answered as the plain one was: with an index of the same entry. */
function isSame(first: LogEntry, plain: Resent | undefined, found: Resent): boolean {
  if (!plain || plain.option === 'readmit' || forgivable(first, found)) return true;
  return [first.logIndex, plain.index].includes(found.index);
}
