import { logFault } from '../../testbed/alteration.ts';
import { jsonResponse, withEntriesPath } from '../../testbed/refusals.ts';

export const patchRefusedAndDone = logFault({
  text: 'answers that PATCH is not allowed, and creates the entry all the same',
  breaks: 'LOG-CE-019',
  caughtBy: ['log/limits/method#created'],
  install: (rig) =>
    withEntriesPath(rig, async (asked) => {
      if (asked.method === 'PATCH') await asked.answer({ method: 'POST' });
      return asked.answer();
    }),
});

export const putCreatesAnEntry = logFault({
  text: 'treats PUT as POST',
  breaks: 'LOG-CE-019',
  caughtBy: ['log/limits/method#answered'],
  install: (rig) => withEntriesPath(rig, (asked) => asked.answer(asked.method === 'PUT' ? { method: 'POST' } : {})),
});

export const wrongMethodIs501Where405IsDeclared = logFault({
  text: 'answers a wrong method with 501 where 405 is declared',
  breaks: 'LOG-CE-019',
  caughtBy: ['log/limits/method#not-as-declared'],
  needs: { declare: { 'wrong-method': 'not-allowed' } },
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'POST' ? asked.answer() : jsonResponse(501, { code: 12, message: 'not here', details: [] }),
    ),
});
