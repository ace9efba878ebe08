/** Logs that take some algorithms alone, and logs behind something that lets only some through. */

import { expect, test } from 'vitest';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { failureKey } from '../../../core/verdict/outcome.ts';
import { logSuite } from '../../suite.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { logTestbed } from '../../testbed/testbed.ts';

/** What came of some checks of a log that has `no` answer requests of its choice. */
async function judged(no: (body: string) => Response | undefined, only: readonly string[], writesLeft?: number) {
  const asked: string[] = [];
  const install = (rig: LogRig): LogRig =>
    withCreateRequests(rig, async ({ body, next }) => {
      asked.push(/PKIX_\w+/.exec(body)?.[0] ?? body);
      return no(body) ?? next();
    });
  const { target } = await logTestbed(install, {});
  const chosen = plan(logSuite, { rulesets: ['interface', 'rekor-v2'], only });
  const log = writesLeft === undefined ? target : { ...target, writesLeft: () => writesLeft };
  const { results } = await runPlan(chosen, log, { seed: 1n, time: target.time });
  await target.close();
  const failed = results.flatMap((result) => failureKey(result) ?? []);
  const unjudged = results.flatMap(({ id, outcome, message }) => (outcome === 'inconclusive' ? [[id, message]] : []));
  return { failed, unjudged, asked, notes: results.flatMap(({ note }) => note ?? []) };
}

const page = () => new Response('<html>Forbidden</html>', { status: 403, headers: { 'content-type': 'text/html' } });
const invalid = () => refusalResponse(400, 3, 'unsupported algorithm');
const ACCEPTED = ['log/create/accepted'];

test('one that refuses P-256 is asked with one entry of each other, and from then on with the first that it takes', async () => {
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
  const told = await judged((body) => (/_P256_|_P384_/.test(body) ? invalid() : undefined), ACCEPTED);
  expect(told.notes).toEqual([expect.stringContaining('entries were sent with PKIX_ECDSA_P521_SHA_512')]);
});

test('one that takes P-256 is asked with nothing more before the others are judged', async () => {
  const { asked } = await judged(() => undefined, ['log/limits/method']);
  expect(new Set(asked)).toEqual(new Set(['PKIX_ECDSA_P256_SHA_256']));
});

test('one that refuses every algorithm is accused, though a few writes are all that it gets', async () => {
  expect((await judged(invalid, ACCEPTED)).failed).toEqual(['log/create/accepted#refused']);
  const { failed, unjudged } = await judged(invalid, ACCEPTED, 3);
  expect({ failed, unjudged }).toMatchObject({
    failed: [],
    unjudged: [['log/create/accepted', expect.stringContaining('--max-writes')]],
  });
});

test('one behind a firewall that lets nothing through is not judged', async () => {
  expect(await judged(page, ACCEPTED)).toMatchObject({
    failed: [],
    unjudged: [['log/create/accepted', expect.stringContaining('status 403 without an error of the log')]],
  });
});

test('one that refuses P-256 behind a firewall that lets nothing else through is not judged', async () => {
  const { failed, unjudged } = await judged((body) => (/_P256_/.test(body) ? invalid() : page()), ACCEPTED);
  expect({ failed, unjudged: unjudged.length }).toEqual({ failed: [], unjudged: 1 });
});

test('one behind a firewall that lets no RSA through is judged by the rest', async () => {
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

test('one that forbids an algorithm itself with 403 is accused', async () => {
  const forbidden = (body: string) => (/_RSA_/.test(body) ? refusalResponse(403, 7, 'not allowed') : undefined);
  expect((await judged(forbidden, ['log/algorithms/*'])).failed).toEqual(['log/algorithms/accepted#not-400']);
});
