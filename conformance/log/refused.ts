/** Errors of CreateEntry, and what no answer over HTTP may carry (Rekor v2, "Errors", "Headers"). */
import { watch } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import { type Answer, type Exchange, type ExchangeId, isRpc } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { codesOf, readError } from '../oracle/rpc-error.ts';
import { contentTypeDefect } from './content-type.ts';
import { created } from './created.ts';
import { IN_FRONT } from './in-front.ts';
import { refusals } from './refusals.ts';
import { quietBody } from './stages.ts';

/** Whether an exchange asked for an entry to be created. */
const isCreation = ({ resource, request }: Exchange) => resource === 'log/entries' && request.method === 'POST';

/** Judges each answer by which an entry was created or refused, once it is known that sound ones are created at all. */
function everyCreation<R extends string>(
  judge: (answer: Answer) => Defect<R> | undefined | 'none of it',
  isMeant: (exchange: Exchange) => boolean = isCreation,
) {
  return (_log: LogTarget, t: Trial<LogTarget, R>) => {
    let found: { readonly defect: Defect<R>; readonly exchange: ExchangeId } | undefined;
    return {
      on(exchange: Exchange, answer: Answer | undefined) {
        const defect = isMeant(exchange) && answer ? judge(answer) : 'none of it';
        if (defect === 'none of it') return;
        if (defect) found ??= { defect, exchange: exchange.id };
        else t.judge(undefined);
      },
      async end() {
        await t.use(created);
        // Where no other check of the run was refused anything, this hears it now.
        await t.attempt(refusals);
        if (found) t.judge(found.defect, found);
      },
    };
  };
}

type FormReason = 'missing' | 'media-type' | 'not-json' | 'code' | 'message' | 'details' | 'status';

export const form = watch<LogTarget>()({
  proves: 'LOG-CE-015',
  needs: ['create'],
  reasons: {
    missing: 'an error has no Content-Type',
    'media-type': 'an error is not application/json',
    'not-json': 'an error is no JSON object',
    code: 'an error has no code of a google.rpc.Status',
    message: 'the message of an error is no string',
    details: 'the details of an error are no array of messages, each of which says its type',
    status: 'the code of an error is not one that goes with the HTTP status',
  },
  begin: everyCreation((answer): Defect<FormReason> | undefined | 'none of it' => {
    const { status } = answer;
    if (status < 400 || IN_FRONT.has(status)) return 'none of it';
    const at = 'log/entries';
    const typed = contentTypeDefect(answer, 'application/json', at);
    if (typed) return typed;
    const body = quietBody(answer);
    // That it cannot be decoded is for those to say who judge codings.
    if (!body) return 'none of it';
    const { value, defect } = readError(body);
    if (defect) return { ...defect, at: defect.at ? `${at}, ${defect.at}` : at };
    const codes = codesOf(status);
    // A status with which no code goes is another check's matter.
    if (codes.length === 0 || codes.includes(value.code)) return undefined;
    const expected = `${codes.join(' or ')}, of which the HTTP status is ${status}`;
    return { reason: 'status', expected, actual: `${value.code}`, at: `${at}, code` };
  }),
});

export const noServerError = watch<LogTarget>()({
  proves: 'LOG-CE-016',
  needs: ['create'],
  reasons: { 'server-error': 'a request is answered with an error of the server' },
  begin: everyCreation(
    ({ status }) => {
      // 501 to 504 are said by gateways, and by a log that has enough to do.
      if (status < 500 || (status > 500 && status < 505)) return undefined;
      return {
        reason: 'server-error',
        expected: 'the entry, or an error of the client',
        actual: `status ${status}`,
        at: 'log/entries',
      };
    },
    // By whatever method.
    ({ resource }) => resource === 'log/entries',
  ),
});

/** What an answer that is a google.rpc.Status says; undefined for every other answer. */
function messageOf(exchange: Exchange, answer: Answer | undefined): string | undefined {
  if (isRpc(exchange)) return exchange.answer && exchange.answer.status !== 0 ? exchange.answer.preview : undefined;
  if (!isCreation(exchange) || !answer || answer.status < 400) return undefined;
  const body = quietBody(answer);
  // An error of another form is another check's matter, and what stands in front of a log has a form of its own.
  return body && readError(body).value?.message;
}

/** google/rpc/status.proto: the message is for developers. Its words are the log's own. */
export const saysWhy = watch<LogTarget>()({
  proves: 'LOG-CE-028',
  needs: ['create'],
  reasons: {
    silent: 'an error over HTTP has no message, or an empty one',
    'rpc-silent': 'an error over gRPC has an empty message',
  },
  begin: (_log, t) => ({
    on(exchange, answer) {
      const said = messageOf(exchange, answer);
      if (said === undefined) return;
      const [reason, at] = isRpc(exchange)
        ? (['rpc-silent', exchange.request.url.replace(/^.*\//, '')] as const)
        : (['silent', 'log/entries, message'] as const);
      const defect = { reason, expected: 'a message that says why', actual: JSON.stringify(said), at };
      t.judge(said.trim() === '' ? defect : undefined, { exchange: exchange.id });
    },
    async end() {
      // Where no other check of the run was refused anything, this hears it now.
      await t.attempt(refusals);
      if (t.subjects > 0) return;
      await t.use(created);
      t.notApplicable('nothing was refused with an error of the log');
    },
  }),
});

/** The headers by which grpc-gateway and gRPC over HTTP carry what belongs to the RPC. */
const METADATA = /^grpc-/i;

export const metadata = watch<LogTarget>()({
  proves: 'LOG-CE-017',
  reasons: { metadata: 'an answer over HTTP has a header with metadata of the RPC, or announces one' },
  begin: (_log, t) => ({
    on({ resource = '' }, answer) {
      if (!answer || !/^(log\/entries|checkpoint|tile\/.*)$/.test(resource)) return;
      const announced = ([name, value]: readonly [string, string]) =>
        name.toLowerCase() === 'trailer' && value.split(',').some((one) => METADATA.test(one.trim()));
      const header = answer.headers.find((one) => METADATA.test(one[0]) || announced(one));
      const expected = 'no header of gRPC';
      const defect = header && ({ reason: 'metadata', expected, actual: header.join(': '), at: resource } as const);
      t.judge(defect, answer);
    },
  }),
});
