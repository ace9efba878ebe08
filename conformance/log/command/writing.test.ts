/**
 * The writing commands of the README, each against a reference that fits the command, with the checks that read and
 * write in its way. `writing.test-interop.ts` has them with all checks.
 */

import { describe, expect, test } from 'vitest';
import { reportIn, type Served } from '../../front/cli/command.test-tool.ts';
import { CONFORMANT, judged, outcome, REKOR } from './judged-log.test-tool.ts';

const only = (...topics: readonly string[]) => topics.flatMap((topic) => ['--only', `log/${topic}/**`]);

describe('is conformant', () => {
  test.concurrent('by default', async () => {
    const args = ({ url }: Served) => ['--url', url, ...only('checkpoint', 'create', 'growth', 'proof', 'tiles')];
    expect(outcome(await judged([], args))).toEqual(CONFORMANT);
  });

  test.concurrent('as Rekor v2, over HTTP and gRPC', async () => {
    const some = only('create', 'rpc');
    const ended = await judged([], ({ url, grpc }) => ['--url', url, '--grpc', grpc, ...REKOR, ...some]);
    expect(outcome(ended)).toEqual(CONFORMANT);
    expect(reportIn(ended).scope.text).toContain('reads and writes, gRPC');
  });

  test.concurrent('frozen', async () => {
    const args = ({ url, grpc }: Served) => ['--url', url, '--grpc', grpc, ...REKOR, '--declare', 'frozen=yes'];
    expect(outcome(await judged(['--frozen'], args))).toEqual(CONFORMANT);
  });
});

test('declarations are enforced', async () => {
  const declared = ['--declare', 'duplicate=return-existing'];
  const args = ({ url }: Served) => ['--url', url, ...REKOR, ...declared, ...only('create', 'duplicates')];
  const { code, failed } = outcome(await judged([], args));
  expect(failed).toEqual(['log/duplicates/answered#not-as-declared']);
  expect(code).toBe(1);
});
