/** Answers that something is not there or not to be had so (RFC 9110 section 15.5, RFC 9111 section 4.2). */
import { check, watch } from '../core/check.ts';
import { type Answer, headerOf, isRpc } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import { Trouble, Undecodable } from '../core/trouble.ts';
import { heldDefect } from './caching.ts';
import { first } from './first.ts';
import { ABSENT, canExist, echoes, honestAbsence } from './nowhere.ts';
import { type Present, present } from './present.ts';
import { readAll } from './view.ts';
import { ADDING } from './writer.ts';

/** What stands for the log's resources; what else is asked, such as appending, is not judged here. */
const isResource = (name: string | undefined): name is string => /^(checkpoint$|tile\/)/.test(name ?? '');

/** Anything that says an object is not to be had, now or ever, is an error; 410 says that it never will be. */
const isAbsence = (status: number) => status >= 400 && status < 500 && status !== 410;

export const notKept = watch<LogTarget>()({
  proves: 'LOG-HT-006',
  reasons: { held: 'its headers let caches keep the answer that something is not there' },
  begin: (log, t) => ({
    on({ resource }, answer) {
      if (!isResource(resource) || !answer || !isAbsence(answer.status)) return;
      // What can never be there may be kept absent for ever.
      if (resource === 'checkpoint' || canExist(resource)) t.judge(heldDefect(answer, resource), answer);
    },
    async end() {
      // Any client may ask for the full one of a partial tile ("Partial Tiles"), which will be there one day.
      const partial = (await t.use(first.tree)).sample.tiles.find(({ width }) => width !== undefined);
      const honest = await t.attempt(honestAbsence);
      if (t.subjects === 0 && partial && honest)
        await log.read({ kind: 'tile', level: partial.level, index: partial.index });
      if (t.subjects === 0) t.notApplicable('nothing that may come to exist was answered with a client error');
    },
  }),
});

export const contentCoding = watch<LogTarget>()({
  proves: 'LOG-HT-007',
  reasons: { undecodable: "an error's content is not in the coding that the answer names" },
  begin: (_log, t) => ({
    on({ resource }, answer) {
      if (!isResource(resource) || !answer || answer.status < 400) return;
      const coding = headerOf(answer, 'content-encoding');
      // Without content there is nothing to be in a coding.
      if (coding === undefined || answer.raw.length === 0) return t.judge(undefined);
      try {
        answer.body();
        t.judge(undefined);
      } catch (cause) {
        if (!(cause instanceof Undecodable)) throw cause;
        const expected = `content in the coding that the answer names (${coding})`;
        t.judge({ reason: 'undecodable', expected, actual: cause.message, at: resource }, answer);
      }
    },
    async end() {
      await t.use(echoes);
      if (t.subjects === 0) t.notApplicable('nothing was answered with an error');
    },
  }),
});

export const clientError = check<LogTarget>()({
  proves: 'LOG-HT-008',
  reasons: { 'server-error': 'a request for what cannot exist is answered with a server error' },
  run: async (_log, t) => {
    await t.each(await t.use(echoes), ({ path, why, answer }) => {
      // 501 says that the operation is not there at all, which is no mishap of the server.
      const mishap = answer.status >= 500 && answer.status !== 501;
      const expected = `a client error: ${why}`;
      const actual = `status ${answer.status}`;
      t.judge(mishap ? { reason: 'server-error', expected, actual, at: path } : undefined, answer);
    });
  },
});

const STATUS = { 404: 'not-found', 403: 'forbidden', 410: 'gone' } as const;

export const status = check<LogTarget>()({
  proves: 'LOG-HT-010',
  reasons: {
    status: 'what is not there is answered with another status than 404, 403 or 410',
    'not-as-declared': 'what is not there is not answered as the choice missing-status declares',
    changed: 'what is not there is answered now with one status and now with another',
  },
  run: async (_log, t) => {
    const absent = (await t.use(echoes)).filter(({ path }) => ABSENT.some((one) => one.path === path));
    for (const { path, why, answer } of absent) {
      // 400: the log counts as we do and says so. 200 is another check's matter.
      if (answer.status === 400 || answer.status === 200) continue;
      const option = STATUS[answer.status as keyof typeof STATUS];
      const expected = `status 404: ${why}`;
      const other = { reason: 'status', expected, actual: `status ${answer.status}`, at: path } as const;
      const defect = option ? t.chose('missing-status', option) : other;
      t.judge(defect && { ...defect, at: path }, answer);
    }
    if (t.subjects === 0) t.notApplicable('the log answered 400, or what it should not have');
  },
});

/** What Allow has to name where the same address was answered to it. HEAD goes without saying where GET does. */
const METHODS = ['GET', 'POST'];

export const allow = watch<LogTarget>()({
  proves: 'LOG-HT-016',
  reasons: {
    missing: '405 does not say which methods are allowed',
    incomplete: '405 leaves out of Allow a method by which the same address was answered before',
  },
  begin(_log, t) {
    /** Methods and addresses that were answered. */
    const answered = new Set<string>();
    return {
      on(exchange, answer) {
        const { method, url } = exchange.request;
        if (!answer || isRpc(exchange)) return;
        const { origin, pathname } = new URL(url);
        const address = origin + pathname;
        if (answer.status < 300) answered.add(`${method} ${address}`);
        if (answer.status !== 405) return;
        const named = headerOf(answer, 'allow');
        // A POST that is refused may lack it: neither nginx over files nor a frozen Rekor says what else there is.
        if (named === undefined && method === 'POST') return;
        const methods = named?.split(',').map((one) => one.trim());
        const lacking = METHODS.filter((one) => one !== method && answered.has(`${one} ${address}`)).find(
          (one) => !methods?.includes(one),
        );
        const at = `${method} ${exchange.resource ?? pathname}`;
        const expected = lacking ? `Allow with ${lacking}, which was answered there` : 'Allow, be it empty';
        const missing = { reason: 'missing', expected, actual: 'status 405 without Allow', at } as const;
        const incomplete = { reason: 'incomplete', expected, actual: `Allow: ${named}`, at } as const;
        t.judge(named === undefined ? missing : lacking ? incomplete : undefined, answer);
      },
      end() {
        if (t.subjects === 0) t.notApplicable('no method was refused with 405');
      },
    };
  },
});

/** POST alone, and with nothing in it: PUT and DELETE might do what they say. It is sent only where writing is allowed. */
async function posted(log: LogTarget, { resource }: Present): Promise<Answer | undefined> {
  try {
    return await log.read(resource, { method: 'POST' });
  } catch (cause) {
    if (cause instanceof Trouble && cause.code !== 'budget') return undefined;
    throw cause;
  }
}

export const otherMethod = check<LogTarget>()({
  proves: 'LOG-HT-019',
  needsOneOf: ADDING,
  reasons: { 'server-error': 'POST to what is there to be read is answered with an error of the server' },
  run: async (log, t) => {
    const all = await t.use(present);
    const answers = await readAll(all, async (one) => ({ ...one, answer: await posted(log, one) }));
    // Whether it has changed what is there is heard by those who judge what is served.
    await readAll(all, ({ resource }) => log.read(resource));
    for (const { path, answer } of answers) {
      if (!answer) continue;
      const mishap = answer.status >= 500 && answer.status !== 501;
      const expected = 'an error of the client, or 501: it is there to be read';
      const actual = `status ${answer.status}`;
      t.judge(mishap ? { reason: 'server-error', expected, actual, at: `POST ${path}` } : undefined, answer);
    }
    if (t.subjects === 0) t.inconclusive('POST to what is there to be read got no answer');
  },
});
