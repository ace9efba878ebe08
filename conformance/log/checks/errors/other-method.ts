import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { type PresentResource, presentResources } from '../../premises/http/present-resources.ts';
import { readFourAtATime } from '../../premises/http/read-all.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { WRITING_FACETS } from '../../target/writing-facets.ts';

/**
 * The answer to a POST without content; undefined if no answer comes. PUT and DELETE are not sent: they might change
 * the log.
 */
async function answerToPost(log: LogTarget, { resource }: PresentResource): Promise<Answer | undefined> {
  try {
    return await log.read(resource, { method: 'POST' });
  } catch (cause) {
    if (cause instanceof TransportFailure && cause.code !== 'budget') return undefined;
    throw cause;
  }
}

export const otherMethod = check<LogTarget>()({
  // LOG-HT-019 (should): A method that a resource does not have is refused with a client error, or with 501 (Not Implemented).
  //   [rfc9110, "9.1, 15.6"]
  proves: 'LOG-HT-019',
  needsOneOf: WRITING_FACETS,
  reasons: { 'server-error': 'POST to a resource for reading is answered with a server error' },
  run: async (log, t) => {
    const resources = await t.use(presentResources);
    const answers = await readFourAtATime(resources, async (present) => ({
      ...present,
      answer: await answerToPost(log, present),
    }));
    // Reads the resources again, so that the watches of contents notice whether a POST has changed them.
    await readFourAtATime(resources, ({ resource }) => log.read(resource));
    for (const { path, answer } of answers) {
      if (!answer) continue;
      const isServerError = answer.status >= 500 && answer.status !== 501;
      const expected = 'a client error, or 501: the resource is for reading';
      const actual = `status ${answer.status}`;
      t.judge(isServerError && { reason: 'server-error', expected, actual, at: `POST ${path}` }, answer);
    }
    if (t.subjects === 0) t.inconclusive('POST to a resource for reading got no answer');
  },
});
