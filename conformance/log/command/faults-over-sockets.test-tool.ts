/**
 * Faults of the log judged by the command, over sockets: exit code 1 and the named reasons in the JSON. Where a single
 * check may catch one, and that is no watch, only that check is run here; that no other does is the self-test's to
 * show.
 */

import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog, type LogRig, serve, serveRpc } from '../../../src/reference/log/index.ts';
import type { Fault } from '../../core/alteration/alteration.ts';
import { checkIdOf } from '../../core/check/reason.ts';
import { findRequirement } from '../../core/spec/requirement.ts';
import { failures, reportIn, touchstone, touchstoneApart } from '../../front/cli/command.test-tool.ts';
import { faults } from '../generated/alterations.ts';
import { logSuite } from '../suite.ts';
import { acceptedAuthority } from '../testbed/certificates/accepted-authority.ts';
import type { LogNeeds } from '../testbed/needs.ts';
import { filledLog, givenVkeys, neededPolicy, rightRig } from '../testbed/testbed.ts';

type LogFault = Fault<LogRig, LogNeeds>;

/** Faults that show in the requests of other checks. */
const BY_OTHERS = new Set(['large-entry-hashed-as-its-beginning', 'large-entry-with-a-signed-length']);

/**
 * Those that show only where the log has a thread of its own, with nothing else to do: what comes at once is to be
 * taken at once.
 */
const OF_TWO_THREADS = new Set(['entry-overwritten-when-many-come']);

/**
 * Judges the chosen faults, but not those that show at a restart of the process, since these logs run in this process.
 */
export async function caughtOverSockets(isChosen: (name: string, fault: LogFault) => boolean): Promise<void> {
  const all = await Promise.all(
    Object.entries(faults).map(async ([name, { load }]) => [name, (await load()) as LogFault] as const),
  );
  const shown = all.filter(([name, fault]) => !fault.needs.restart && isChosen(name, fault));
  const [apart, rest] = [true, false].map((one) => shown.filter(([name]) => OF_TWO_THREADS.has(name) === one));
  test.concurrent.each(rest!)('%s', caught);
  test.each(apart!)('%s', caught);
}

/** The options that submit chains of the root that the reference accepts, with its files in a folder. */
function submitting(url: string, folder: string): readonly string[] {
  const { certificate, key } = acceptedAuthority();
  const [root, rootKey] = ['root.pem', 'root.key'].map((file) => join(folder, file)) as [string, string];
  writeFileSync(root, new X509Certificate(certificate).toString());
  writeFileSync(rootKey, key);
  const dated = ['--test-not-after', '2030-01-01'];
  return ['--submission-url', url, '--allow-writes', '--test-root', root, '--test-root-key', rootKey, ...dated];
}

async function caught(name: string, fault: LogFault): Promise<void> {
  const { caughtBy, alsoFails, breaks, needs, install } = fault;
  const right = rightRig(needs);
  const rig = install(right);
  const log = await filledLog(await createLog(rig), needs);
  const server = await serve(log.handler, { bodyLimit: 2 * rig.parts.requestLimit() });
  const rpc = await serveRpc(log.rpc);
  const origin = { right: ['--origin', right.origin], own: ['--origin', rig.origin], none: [] }[
    needs.origin ?? 'right'
  ];
  const published = (needs.publishedPrefixes ?? []).flatMap((prefix) => ['--published-prefix', prefix]);
  const declared = Object.entries(needs.declare ?? {}).flatMap(([choice, to]) => ['--declare', `${choice}=${to}`]);
  const isRead = needs.profile === 'static-ct';
  const creates = (needs.create ?? needs.append ?? true) && !isRead;
  const writes = [
    ...(needs.append === false || isRead ? [] : ['--append', `raw=${server.url}/append`]),
    ...(creates ? ['--grpc', rpc.address] : isRead ? [] : ['--without', 'create']),
    ...(creates || (needs.append !== false && !isRead) ? ['--allow-writes'] : []),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const submits = needs.submit ? submitting(server.url, folder) : [];
  const policy = neededPolicy(needs, right, log);
  const policyFile = join(folder, 'policy');
  if (policy !== undefined) writeFileSync(policyFile, policy);
  const catching = new Set([...caughtBy, ...alsoFails].map(checkIdOf));
  // A watch needs the requests of other checks.
  const watching = logSuite.checks.some(({ id, kind }) => kind === 'watch' && catching.has(id));
  const only = watching || catching.size > 1 || BY_OTHERS.has(name) ? [] : ['--only', ...catching];
  const strict = findRequirement(breaks)!.level === 'should' ? ['--strict'] : [];
  const profiles = ['--profile', ...(isRead ? ['static-ct', 'http'] : ['interface', 'tlog-tiles', 'http', 'rekor-v2'])];
  const submission = needs.submissionPrefix === undefined ? [] : ['--submission-prefix', needs.submissionPrefix];
  const options = [
    ...profiles,
    '--exclusive',
    ...(isRead ? ['--read-url', `${server.url}/api/v2`] : ['--url', server.url]),
    ...submission,
    ...givenVkeys(needs, rig, log).flatMap((vkey) => ['--vkey', vkey]),
    ...origin,
    ...published,
    ...declared,
    ...writes,
    ...submits,
    ...(policy === undefined ? [] : ['--policy', policyFile]),
    ...strict,
    ...only,
    '--seed',
    '1',
  ];
  const command = OF_TWO_THREADS.has(name) ? touchstoneApart : touchstone;
  const ended = await command(['check', 'log', ...options, '--json']);
  await Promise.all([server.close(), rpc.close()]);
  rmSync(folder, { recursive: true });
  const failed = failures(reportIn(ended));
  expect(failed).toEqual(expect.arrayContaining([...caughtBy]));
  expect([...caughtBy, ...alsoFails]).toEqual(expect.arrayContaining(failed));
  expect(ended.code).toBe(1);
}
