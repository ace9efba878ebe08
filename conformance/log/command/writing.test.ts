/** The writing commands of the README, each against a reference that fits the command. */

import { describe, expect, test } from 'vitest';
import { reportIn, type Served } from '../../front/cli/command.test-tool.ts';
import { CONFORMANT, judged, outcome, REKOR } from './judged-log.test-tool.ts';

describe('is conformant', () => {
  test.concurrent('by default', async () => {
    expect(outcome(await judged([], ({ url }) => ['--url', url]))).toEqual(CONFORMANT);
  });

  test.concurrent('as Rekor v2, over HTTP and gRPC', async () => {
    const ended = await judged([], ({ url, grpc }) => ['--url', url, '--grpc', grpc, ...REKOR]);
    expect(outcome(ended)).toEqual(CONFORMANT);
    expect(reportIn(ended).scope.text).toContain('reads and writes, gRPC');
  });

  test.concurrent('frozen', async () => {
    const args = ({ url, grpc }: Served) => ['--url', url, '--grpc', grpc, ...REKOR, '--declare', 'frozen=yes'];
    expect(outcome(await judged(['--frozen'], args))).toEqual(CONFORMANT);
  });
});

test('declarations are enforced', async () => {
  const args = ({ url }: Served) => ['--url', url, ...REKOR, '--declare', 'duplicate=return-existing'];
  const { code, failed } = outcome(await judged([], args));
  expect(failed).toEqual(['log/duplicates/answered#not-as-declared']);
  expect(code).toBe(1);
});
