/** Logs that accept only some algorithms, and logs behind a firewall that lets only some through. */

import { expect, test } from 'vitest';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { failureKey } from '../../../core/verdict/outcome.ts';
import { logSuite } from '../../suite.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { logTestbed } from '../../testbed/testbed.ts';

/** The results of some checks of a log in which `no` answers the requests of its choice. */
async function judged(no: (body: string) => Response | undefined, only: readonly string[], writesLeft?: number) {
  const algorithms: string[] = [];
  const install = (rig: LogRig): LogRig =>
    withCreateRequests(rig, async ({ body, next }) => {
      algorithms.push(/PKIX_\w+/.exec(body)?.[0] ?? body);
      return no(body) ?? next();
    });
  const { target } = await logTestbed(install, {});
  const chosen = plan(logSuite, { rulesets: ['interface', 'rekor-v2'], only });
  const log = writesLeft === undefined ? target : { ...target, writesLeft: () => writesLeft };
  const { results } = await runPlan(chosen, log, { seed: 1n, time: target.time });
  await target.close();
  const failed = results.flatMap((result) => failureKey(result) ?? []);
  const unjudged = results.flatMap(({ id, outcome, message }) => (outcome === 'inconclusive' ? [[id, message]] : []));
  return { failed, unjudged, asked: algorithms, notes: results.flatMap(({ note }) => note ?? []) };
}

const page = () => new Response('<html>Forbidden</html>', { status: 403, headers: { 'content-type': 'text/html' } });
const invalid = () => refusalResponse(400, 3, 'unsupported algorithm');
const ACCEPTED = ['log/create/accepted'];

test('a log that refuses P-256 gets one entry of each other algorithm, and then entries of the first accepted algorithm', async () => {
  const { failed, unjudged, asked, notes } = await judged(
    (body) => (/_P256_|_P384_/.test(body) ? invalid() : undefined),
    ['log/create/status'],
  );
  expect({ failed, unjudged }).toEqual({ failed: [], unjudged: [] });
  expect(asked.slice(0, 7)).toEqual([
    'PKIX_ECDSA_P256_SHA_256',
    'PKIX_ECDSA_P384_SHA_384',
    'PKIX_ECDSA_P521_SHA_512',
    'PKIX_ED25519_PH',
    'PKIX_RSA_PKCS1V15_2048_SHA256',
    'PKIX_RSA_PKCS1V15_3072_SHA256',
    'PKIX_RSA_PKCS1V15_4096_SHA256',
  ]);
  expect(notes).toEqual([]);
  const judgedRun = await judged((body) => (/_P256_|_P384_/.test(body) ? invalid() : undefined), ACCEPTED);
  expect(judgedRun.notes).toEqual([expect.stringContaining('entries were sent with PKIX_ECDSA_P521_SHA_512')]);
});

test('a log that accepts P-256 gets no other algorithm before the checks of algorithms', async () => {
  const { asked } = await judged(() => undefined, ['log/limits/method']);
  expect(new Set(asked)).toEqual(new Set(['PKIX_ECDSA_P256_SHA_256']));
});

test('a log that refuses every algorithm fails, even with few writes', async () => {
  expect((await judged(invalid, ACCEPTED)).failed).toEqual(['log/create/accepted#refused']);
  const { failed, unjudged } = await judged(invalid, ACCEPTED, 3);
  expect({ failed, unjudged }).toMatchObject({
    failed: [],
    unjudged: [['log/create/accepted', expect.stringContaining('--max-writes')]],
  });
});

test('a log behind a firewall that lets nothing through is not judged', async () => {
  expect(await judged(page, ACCEPTED)).toMatchObject({
    failed: [],
    unjudged: [['log/create/accepted', expect.stringContaining('status 403 without an error of the log')]],
  });
});

test('a log that refuses P-256 behind a firewall that lets nothing else through is not judged', async () => {
  const { failed, unjudged } = await judged((body) => (/_P256_/.test(body) ? invalid() : page()), ACCEPTED);
  expect({ failed, unjudged: unjudged.length }).toEqual({ failed: [], unjudged: 1 });
});

test('a log behind a firewall that lets no RSA through is judged by the other algorithms', async () => {
  const { failed, unjudged } = await judged(
    (body) => (/_RSA_/.test(body) ? page() : undefined),
    ['log/algorithms/*', 'log/admission/*', 'log/create/*'],
  );
  expect(failed).toEqual([]);
  expect(unjudged).toContainEqual([
    'log/algorithms/accepted',
    expect.stringMatching(/^PKIX_RSA_PKCS1V15_2048_SHA256 by public key: status 403 without an error of the log/),
  ]);
  for (const [, message] of unjudged) expect(message).toContain('in front of it');
});

test('a log that forbids an algorithm itself with 403 fails', async () => {
  const forbidden = (body: string) => (/_RSA_/.test(body) ? refusalResponse(403, 7, 'not allowed') : undefined);
  expect((await judged(forbidden, ['log/algorithms/*'])).failed).toEqual(['log/algorithms/accepted#not-400']);
});
