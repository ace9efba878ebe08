import { logFault } from '../../testbed/alteration.ts';
import { jsonResponse, requestText, withBadRequests, withEntriesPath, withPosts } from '../../testbed/refusals.ts';

const ZEROES = `"digest":"${Buffer.alloc(32).toString('base64')}"`;

export const digestOfZeroesIsAnInternalError = logFault({
  text: 'divides by the digest, and answers one of zero bytes with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/create-errors/no-server-error#server-error'],
  install: (rig) =>
    withPosts(rig, async (asked) =>
      requestText(asked).includes(ZEROES)
        ? jsonResponse(500, { code: 13, message: 'internal server error', details: [] })
        : asked.answer(),
    ),
});

export const malformedJsonIsAnInternalError = logFault({
  text: 'answers text that is not JSON with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/create-errors/no-server-error#server-error'],
  install: (rig) =>
    withPosts(rig, async (asked) => {
      try {
        JSON.parse(requestText(asked));
        return asked.answer();
      } catch {
        return jsonResponse(500, { code: 13, message: 'internal server error', details: [] });
      }
    }),
});

export const invalidBase64IsAnInternalError = logFault({
  text: 'answers base64 that is a character too long with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/create-errors/no-server-error#server-error'],
  install: (rig) =>
    withPosts(rig, async (asked) =>
      /"(digest|content|rawBytes)":"([\w+/-]{4})*[\w+/-]"/.test(requestText(asked))
        ? jsonResponse(500, { code: 13, message: 'internal server error', details: [] })
        : asked.answer(),
    ),
});

export const unknownMembersAreAnInternalError = logFault({
  text: 'answers an unknown member of a key with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/create-errors/no-server-error#server-error'],
  install: (rig) =>
    withPosts(rig, async (asked) =>
      /"rawBytes":"[^"]*","unknown"/.test(requestText(asked))
        ? jsonResponse(500, { code: 13, message: 'internal server error', details: [] })
        : asked.answer(),
    ),
});

export const wrongMethodIsAnInternalError = logFault({
  text: 'fails inside when it is asked with DELETE where entries are created',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/create-errors/no-server-error#server-error'],
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'DELETE' ? jsonResponse(500, { code: 13, message: 'no handler', details: [] }) : asked.answer(),
    ),
});

export const whatDoesNotVerifyIsAnInternalError = logFault({
  text: 'answers an entry whose signature does not verify with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/create-errors/no-server-error#server-error'],
  install: (rig) =>
    withBadRequests(rig, (error) =>
      /verif/i.test(String(error.message))
        ? jsonResponse(500, { ...error, code: 13, message: 'cannot canonicalize the entry' })
        : jsonResponse(400, error),
    ),
});

export const noDigestIsAnInternalError = logFault({
  text: 'answers a request without a digest with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/create-errors/no-server-error#server-error'],
  install: (rig) =>
    withPosts(rig, async (asked) =>
      /"hashedRekordRequestV002":\{(?!.*"digest":"[^"])/.test(requestText(asked))
        ? jsonResponse(500, { code: 13, message: 'internal server error', details: [] })
        : asked.answer(),
    ),
});
