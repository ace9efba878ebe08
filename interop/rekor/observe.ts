/**
 * Sends all recorded requests to the real Rekor server, and gives its answers. As a program it writes
 * `rekor-v2.3.0.json`, which the test compares with a running server.
 */

import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Answer, ask } from './answer.ts';
import { cases } from './cases.ts';
import { call, createRequest, overGrpc } from './observe-grpc.ts';
import { type Asked, ENTRIES, fresh, post, unsound } from './requests.ts';
import { buildRekor, type RekorLog, rekorLog } from './server.ts';

/** Answers by circumstances and request. */
export type Observed = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Path of the observations. */
export const OBSERVED = new URL('./rekor-v2.3.0.json', import.meta.url);

const QUICK = ['--checkpoint-interval', '100ms', '--batch-max-age', '20ms'];

/** Makes all observations, with concurrent servers. It takes some ten seconds, most of it waiting. */
export async function observe(): Promise<Observed> {
  const [{ created, ...rest }, ...others] = await Promise.all([
    withLog(QUICK, atOnce),
    withLog(QUICK, cancelled),
    withLog(QUICK, duplicates),
    withLog([...QUICK, '--persistent-antispam'], persistent),
    withLog(QUICK, frozen),
    withLog(['--checkpoint-interval', '6s', '--batch-max-age', '20ms', '--server-timeout', '2s'], slow),
  ]);
  const names = ['cancelled', 'duplicates', 'persistent', 'frozen', 'slow'];
  const seen = { ...rest, ...Object.fromEntries(names.map((name, at) => [name, others[at]!])) };
  return { created: created!, ...brief(seen, created) };
}

/** The observations without the usual values: the only header, and the body of a created entry. */
function brief(seen: Observed, created: unknown): Observed {
  const short = (answer: unknown) => {
    if (answer === null || typeof answer !== 'object' || !('headers' in answer)) return answer;
    const { headers, ...rest } = answer as Answer;
    const usual = isDeepStrictEqual(headers, { 'Content-Type': 'application/json' });
    const json = isDeepStrictEqual(rest.json, created) ? { json: 'created' } : {};
    return { ...rest, ...json, ...(usual ? {} : { headers }) };
  };
  const sections = Object.entries(seen).map(([section, answers]) => {
    const briefly = Object.entries(answers).map(([name, answer]) => [name, short(answer)]);
    return [section, Object.fromEntries(briefly)];
  });
  return Object.fromEntries(sections);
}

async function withLog<V>(flags: readonly string[], use: (log: RekorLog) => Promise<V>): Promise<V> {
  const log = await rekorLog('rekor.example', flags);
  try {
    return await use(log);
  } finally {
    await log.close();
  }
}

async function atOnce(log: RekorLog): Promise<Observed> {
  const sections = Object.entries(cases()).map(async ([section, list]) => [section, await each(log, list)] as const);
  const grpc = overGrpc(log).then((answers) => ['grpc', answers] as const);
  const seen: Observed = Object.fromEntries(await Promise.all([...sections, grpc]));
  const [first] = Object.values(seen.algorithms ?? {}) as readonly Answer[];
  return { created: first?.json as Observed[string], ...seen };
}

async function each(log: RekorLog, list: readonly Asked[]): Promise<Record<string, Answer>> {
  const answers = await Promise.all(list.map(async (asked) => [asked.name, await ask(log.writeUrl, asked)] as const));
  return Object.fromEntries(answers);
}

/**
 * Clients that disconnect early. On a separate server: with this version, such a client can make the server answer 499
 * to others.
 */
async function cancelled(log: RekorLog): Promise<Record<string, unknown>> {
  const impatient = fresh();
  const headers = { 'Content-Type': 'application/json', 'Grpc-Timeout': '1m' };
  const atOnce = await ask(log.writeUrl, post('', impatient, headers));
  const late = await call(log, 'CreateEntry', createRequest(fresh()), { headers: { 'grpc-timeout': '50m' } });
  await log.restart(); // forgets what it had not written yet, and nothing that is in the log
  return {
    'a Grpc-Timeout of a millisecond': isCreated(atOnce) ? atOnce : NOT_CREATED,
    'a deadline of 50 ms, over gRPC': isCreated(late) ? late : NOT_CREATED,
    'another entry later': await ask(log.writeUrl, post('', fresh())),
  };
}

/** It is random which side notices the deadline first: the stream is reset, or one of several errors is answered. */
const NOT_CREATED = 'ended without being created';

function isCreated(answer: unknown): boolean {
  const { status, code } = answer as { readonly status?: number; readonly code?: number };
  return status === 201 || code === 0;
}

/** The same entry again, and nearly the same. */
async function duplicates(log: RekorLog): Promise<Record<string, unknown>> {
  const { hashedRekordRequestV002: entry } = fresh();
  const say = async (name: string, body: unknown, headers?: Record<string, string>) =>
    [name, await ask(log.writeUrl, post(name, body, headers))] as const;
  const seen: (readonly [string, unknown])[] = [];
  const body = { hashedRekordRequestV002: entry };
  seen.push(await say('first', body));
  seen.push(await say('again', body));
  seen.push(
    await say(
      'again, in snake case',
      JSON.stringify(body).replace('hashedRekordRequestV002', 'hashed_rekord_request_v002'),
    ),
  );
  seen.push(await say('again, with white space', JSON.stringify(body, null, 1)));
  const same = fresh();
  const eight = await Promise.all(Array.from({ length: 8 }, () => ask(log.writeUrl, post('', same))));
  seen.push(['eight at once', eight.map(({ status }) => status).sort()]);
  await log.restart();
  seen.push(await say('again after a restart', body));
  seen.push(await say('again after that', body));
  return Object.fromEntries(seen);
}

/** The same request after a restart, with an index of logged entries on disk. */
async function persistent(log: RekorLog): Promise<Record<string, unknown>> {
  const body = fresh();
  const first = await ask(log.writeUrl, post('first', body));
  const again = await ask(log.writeUrl, post('again', body));
  // The index on disk follows the log with a delay.
  await setTimeout(2_000);
  await log.restart();
  const restarted = await ask(log.writeUrl, post('again', body));
  await log.stop('SIGKILL');
  await log.restart();
  const killed = await ask(log.writeUrl, post('again', body));
  return { first, again, 'again after a restart': restarted, 'again after a kill': killed };
}

async function frozen(log: RekorLog): Promise<Record<string, unknown>> {
  await ask(log.writeUrl, post('one before', fresh()));
  const before = await (await fetch(`${log.readUrl}/checkpoint`)).text();
  await log.restart([...QUICK, '--read-only']);
  const answers = await each(log, [
    post('an entry', fresh()),
    post('an unsound entry', unsound()),
    post('no JSON', 'x'),
    post('an unknown member', '{"foo":1}'),
    { name: 'GET of entries', method: 'GET', path: ENTRIES },
    { name: 'GET of the checkpoint', method: 'GET', path: '/api/v2/checkpoint' },
    { name: 'GET of the health', method: 'GET', path: '/healthz' },
  ]);
  const grpc = await call(log, 'CreateEntry', createRequest(fresh()));
  const after = await (await fetch(`${log.readUrl}/checkpoint`)).text();
  return { ...answers, 'an entry, over gRPC': grpc, 'checkpoint unchanged': before === after };
}

/** A checkpoint comes later than the server is willing to keep a connection. */
async function slow(log: RekorLog): Promise<Record<string, unknown>> {
  return { 'an entry': await ask(log.writeUrl, post('', fresh())) };
}

if (process.argv[1] !== undefined && import.meta.url.endsWith(process.argv[1].replaceAll('\\', '/'))) {
  await buildRekor();
  await writeFile(OBSERVED, `${JSON.stringify(await observe(), null, 2)}\n`);
}
