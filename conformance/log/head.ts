/** HEAD: what GET would answer, without the content (RFC 9110 sections 8.6 and 9.3.2). */
import { check } from '../core/check.ts';
import { type Answer, headerOf } from '../core/exchange.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { equalBytes } from '../oracle/bytes.ts';
import { mediaType } from './content-type.ts';
import { type Present, present } from './present.ts';

/** A resource by HEAD, and by GET before and after: what differs between the two may differ from HEAD as well. */
interface Asked extends Present {
  readonly head: Answer;
  readonly gets: readonly [Answer, Answer];
}

const asked = premise<LogTarget>()({
  name: 'head',
  owners: {},
  async find(log, t): Promise<readonly Asked[]> {
    const all: Asked[] = [];
    for (const one of await t.use(present)) {
      const before = await log.read(one.resource);
      const head = await log.read(one.resource, { method: 'HEAD' });
      all.push({ ...one, head, gets: [before, await log.read(one.resource)] });
    }
    if (all.every(({ head }) => [405, 501].includes(head.status))) t.notApplicable('the log does not offer HEAD');
    return all;
  },
});

/** A checkpoint may be another on the next replica or from a cache: then only an entity tag tells that it is not. */
function sameContent(path: string, head: Answer, get: Answer): boolean {
  const tag = headerOf(head, 'etag');
  return path !== 'checkpoint' || (tag !== undefined && tag === headerOf(get, 'etag'));
}

/** A media type in one spelling of many. */
function plainly(header: string): string {
  const read = mediaType(header);
  return read
    ? [read.type, ...[...read.parameters].sort().map(([name, value]) => `${name}=${value}`)].join(';')
    : header;
}

export const length = check<LogTarget>()({
  proves: 'LOG-HT-001',
  reasons: { length: 'HEAD names another length than GET has' },
  run: async (_log, t) => {
    const named = (await t.use(asked)).filter(
      ({ head, gets }) =>
        head.status === 200 && gets[0].status === 200 && headerOf(head, 'content-length') !== undefined,
    );
    await t.each(
      named,
      ({ path, head, gets }) => {
        const found = headerOf(head, 'content-length')!;
        const [before, after] = gets;
        const expected = `Content-Length: ${before.raw.length}, which GET has`;
        const actual = `Content-Length: ${found}`;
        // What is made anew for every reader may be of any length in between.
        const unsettled = before.cut || !equalBytes(before.raw, after.raw) || !sameContent(path, head, before);
        const right = unsettled || found === String(before.raw.length);
        t.judge(right ? undefined : { reason: 'length', expected, actual, at: `HEAD ${path}` }, head);
      },
      'no answer to HEAD has a Content-Length',
    );
  },
});

export const same = check<LogTarget>()({
  proves: 'LOG-HT-002',
  reasons: {
    status: 'HEAD has another status than GET',
    'content-type': 'HEAD has another Content-Type than GET',
  },
  run: async (_log, t) => {
    await t.each(await t.use(asked), ({ path, head, gets }) => {
      const at = `HEAD ${path}`;
      const statuses = gets.map(({ status }) => status);
      const expected = `status ${statuses[0]}, as to GET`;
      const other = { reason: 'status', expected, actual: `status ${head.status}`, at } as const;
      t.judge(statuses.includes(head.status) ? undefined : other, head);
      const types = gets.map((get) => headerOf(get, 'content-type') ?? 'no Content-Type');
      const found = headerOf(head, 'content-type') ?? 'no Content-Type';
      const odd = { reason: 'content-type', expected: types[0]!, actual: found, at } as const;
      const alike = types.some((type) => plainly(type) === plainly(found));
      t.judge(head.status !== 200 || alike ? undefined : odd, head);
    });
  },
});
