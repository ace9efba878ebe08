/** The form of a created entry's answer (Rekor v2, "CreateEntry"; the JSON mapping of protobuf). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { LogTarget } from '../core/target.ts';
import { type FormReason, formDefects } from '../oracle/log-entry-form.ts';
import { complete, noted } from './answered.ts';
import type { Success } from './created.ts';
import { logIdDefect } from './log-id-defect.ts';
import { everySuccess } from './several.ts';
import { quietBody } from './stages.ts';

/** The first defect of an answer that has one of some reasons. */
function formDefectOf<R extends FormReason>({ answer }: Success, reasons: readonly R[]): Defect<R> | undefined {
  const found = formDefects(quietBody(answer)!).find(({ reason }) => (reasons as readonly string[]).includes(reason));
  return found as Defect<R> | undefined;
}

export const json = check<LogTarget>()({
  proves: 'LOG-CE-011',
  needs: ['create'],
  reasons: {
    duplicate: 'an object has two members of one name',
    names: 'a member has the name of the schema, not the lowerCamelCase one',
    missing: 'a member is missing that never has its default',
    numbers: 'a 64-bit integer is no decimal string',
    base64: 'bytes are not strict standard base64 with padding',
  },
  run: async (_log, t) => {
    const reasons = ['duplicate', 'names', 'missing', 'numbers', 'base64'] as const;
    for (const one of await everySuccess(t)) t.judge(formDefectOf(one, reasons), one.answer);
  },
});

export const vouching = check<LogTarget>()({
  proves: 'LOG-CE-012',
  needs: ['create'],
  reasons: {
    time: 'an answer has an integrated time other than 0',
    promise: 'an answer has an inclusion promise',
  },
  run: async (_log, t) => {
    for (const one of await everySuccess(t)) t.judge(formDefectOf(one, ['time', 'promise'] as const), one.answer);
  },
});

export const logId = check<LogTarget>()({
  proves: 'LOG-CE-013',
  needs: ['create'],
  reasons: {
    length: 'the log ID has not the 32 bytes of a SHA-256 hash',
    'other-key': 'the log ID is not the hash of a key by which the log signs',
  },
  run: async (log, t) => {
    for (const { answer, logged, checkpoint, lines } of await t.use(noted))
      t.judge(logIdDefect(logged.logId!, { origin: checkpoint.origin, lines, keys: log.keys }), answer);
  },
});

export const kind = check<LogTarget>()({
  proves: 'LOG-CE-014',
  needs: ['create'],
  reasons: { kind: 'kind and version in an answer are not hashedrekord and 0.0.2' },
  run: async (_log, t) => {
    for (const { answer, logged } of await t.use(complete)) {
      const { kind: name, version } = logged.kindVersion!;
      const [expected, actual] = ['hashedrekord 0.0.2', `${name} ${version}`];
      t.judge(actual === expected ? undefined : { reason: 'kind', expected, actual, at: 'kindVersion' }, answer);
    }
  },
});
