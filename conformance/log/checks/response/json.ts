/** The JSON of an answer with a created entry (the JSON mapping of protobuf). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { answerFormDefect } from '../../oracle/entry/answer-form-defect.ts';
import { createdEntries } from '../../premises/create/all-algorithms.ts';
import { completeAnswers } from '../../premises/create/complete-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const json = check<LogTarget>()({
  // LOG-CE-011 (must): In the JSON of a TransparencyLogEntry, names are in lowerCamelCase, 64-bit integers are decimal strings,
  //   and bytes are padded standard base64. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-011',
  needs: ['create'],
  reasons: {
    duplicate: 'an object has two members of the same name',
    names: 'a member has the name of the schema, not the lowerCamelCase name',
    missing: 'a member is missing that never has its default',
    numbers: 'a 64-bit integer is no decimal string',
    base64: 'bytes are not strict standard base64 with padding',
  },
  owns: [reasonsOf(completeAnswers, 'missing')],
  run: async (_log, t) => {
    const reasons = ['duplicate', 'names', 'missing', 'numbers', 'base64'] as const;
    for (const creation of await createdEntries(t)) t.judge(answerFormDefect(creation, reasons), creation.answer);
  },
});
