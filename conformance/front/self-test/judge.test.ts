/** What the self-test would say of faults and variants that are not as they say. */

import { describe, expect, test } from 'vitest';
import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import type { Alteration } from '../../command/suite-descriptor.ts';
import type { ReasonKey } from '../../core/check/reason.ts';
import { logFault, logVariant } from '../../log/testbed/alteration.ts';
import { withMiddleware } from '../../log/testbed/answers.ts';
import { logReference } from '../../log/testbed/index.ts';
import { withParts } from '../../log/testbed/parts.ts';
import { withStoredBytes } from '../../log/testbed/store.ts';
import { judgeAlteration } from './judge.ts';

/** Checks enough to see what each of these does. */
const ONLY = ['log/checkpoint/**', 'log/tiles/**'];
const judged = (name: string, altered: Alteration) => judgeAlteration(logReference, name, altered, ONLY);

describe('the judge itself', () => {
  const LEAF = 'log/tiles/match-entries#leaf-hash';
  const NEVER = 'what it replaces was never called';
  const lie = (rig: LogRig): LogRig => withParts(rig, { leafHash: sha256 });
  const wrongFault = (caughtBy: ReasonKey, install: (rig: LogRig) => LogRig, alsoFails: ReasonKey[] = []) =>
    logFault({ text: 'lies', breaks: 'LOG-MH-001', caughtBy: [caughtBy], alsoFails, install });
  const oddVariant = (install: (rig: LogRig) => LogRig, more: Partial<Parameters<typeof logVariant>[0]> = {}) =>
    logVariant({ text: 'is odd', cites: 'nothing', install, ...more });

  test('reports what changes nothing', async () => {
    expect(
      (
        await judged(
          'idle',
          oddVariant((rig) => rig),
        )
      ).wrong,
    ).toEqual([NEVER]);
    expect(
      (
        await judged(
          'idle',
          oddVariant((rig) => ({ ...rig })),
        )
      ).wrong,
    ).toEqual([NEVER]);
    expect(
      (
        await judged(
          'idle',
          wrongFault(LEAF, (rig) => rig),
        )
      ).wrong,
    ).toEqual([`${LEAF} did not fail`, NEVER]);
  });

  test('reports a part that nobody calls', async () => {
    // Bundles are taken apart only when a log is opened again.
    const unused = (rig: LogRig) => withParts(rig, { unbundle: () => [] });
    expect((await judged('unused', oddVariant(unused))).wrong).toEqual([NEVER]);
  });

  test('reports a fault that names another key than the one that fails', async () => {
    const otherKey = 'log/tiles/length#length';
    const { wrong, failed } = await judged('other', wrongFault(otherKey, lie));
    expect(failed).toEqual([LEAF]);
    expect(wrong).toEqual([`${otherKey} did not fail`, expect.stringContaining(`${LEAF} failed: `)]);
  });

  test('reports another reason of the right check', async () => {
    const otherKey = 'log/checkpoint/content-type#charset';
    const untyped = (rig: LogRig) =>
      withMiddleware(rig, (next) => async (request) => {
        const answer = await next(request);
        if (request.url.endsWith('/checkpoint')) answer.headers.delete('content-type');
        return answer;
      });
    const { wrong } = await judged('other', wrongFault(otherKey, untyped));
    expect(wrong[0]).toBe(`${otherKey} did not fail`);
    expect(wrong[1]).toContain('log/checkpoint/content-type#missing failed');
  });

  test('lets a fault fail what it may fail', async () => {
    expect((await judged('may', wrongFault(LEAF, lie, ['log/tiles/length#length']))).wrong).toEqual([]);
  });

  test('reports a variant that fails, and one that cannot be judged', async () => {
    expect((await judged('liar', oddVariant(lie))).wrong).toEqual([expect.stringContaining(`${LEAF} failed: `)]);
    // Without a checkpoint and without entries nobody knows whether this is a log.
    const nothing = oddVariant((rig) => withStoredBytes(rig, /./, () => undefined), { needs: { append: false } });
    const { wrong } = await judged('nothing', nothing);
    expect(wrong).toContainEqual(expect.stringMatching(/^log\/checkpoint\/served was inconclusive/));
  });
});
