import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type Header, headerValue } from '../../../core/target/header.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type PresentResource, presentResources } from './present-resources.ts';
import { readFourAtATime } from './read-all.ts';

/** A request whose condition is true, since its validator is not current, and the answer. */
export interface MismatchedValidator extends PresentResource {
  /** One condition, or an entity tag with a date beside it. */
  readonly condition: readonly Header[];
  /** Why the condition is true. */
  readonly why: string;
  readonly answer: Answer;
}

/** An entity tag with a character less, and one with a character more: comparison is of whole tags (RFC 9110 section 8.8.3.2). */
function almost(tag: string | undefined): readonly string[] {
  const [, weak = '', opaque] = /^(W\/)?"([^"]*)"$/.exec(tag ?? '') ?? [];
  return opaque ? [`${weak}"${opaque.slice(0, -1)}"`, `${weak}"${opaque}x"`] : [];
}

/** Conditions that are true for a resource, with an entity tag that it never had. */
function conditionsFor(current: Answer, otherTag: string): Pick<MismatchedValidator, 'condition' | 'why'>[] {
  const [tag, modified] = ['etag', 'last-modified'].map((name) => headerValue(current, name));
  const conditions: Pick<MismatchedValidator, 'condition' | 'why'>[] = [
    { condition: [['If-None-Match', otherTag]], why: 'it never had that entity tag' },
    { condition: [['If-None-Match', `${otherTag}, W/${otherTag}`]], why: 'it never had either entity tag' },
  ];
  for (const other of almost(tag))
    conditions.push({ condition: [['If-None-Match', other]], why: 'its entity tag differs by a character' });
  if (!(Date.parse(modified ?? '') <= Date.parse(LONG_AGO)))
    conditions.push({ condition: [['If-Modified-Since', LONG_AGO]], why: 'it is newer than that' });
  // A server without entity tags may know the date alone.
  if (tag !== undefined && modified !== undefined)
    conditions.push({
      condition: [
        ['If-None-Match', otherTag],
        ['If-Modified-Since', modified],
      ],
      why: 'it never had that entity tag, and a date beside one is ignored',
    });
  return conditions;
}

const LONG_AGO = 'Sun, 06 Nov 1955 08:49:37 GMT';

/**
 * Each resource with entity tags that it never had, with its own but for a character and, unless its Last-Modified is as old,
 * with a date of before there were such logs: without a date of its own the condition is ignored (RFC 9110 section 13.1.3). So
 * is a date beside an entity tag.
 */
export const mismatchedValidators = premise<LogTarget>()({
  name: 'mismatched-validators',
  async find(log, t): Promise<readonly MismatchedValidator[]> {
    const answers = await readFourAtATime(await t.use(presentResources), async (present) => {
      const current = await log.read(present.resource);
      const mismatched: MismatchedValidator[] = [];
      for (const { condition, why } of conditionsFor(current, `"touchstone-${t.runId}"`)) {
        const answer = await log.read(present.resource, { headers: [...USUAL_ACCEPT_ENCODING, ...condition] });
        mismatched.push({ ...present, condition, why, answer });
      }
      return mismatched;
    });
    return answers.flat();
  },
});
