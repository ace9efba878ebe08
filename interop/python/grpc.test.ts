/** A client of the four operations over gRPC, with stubs that Google's generator makes from our proto files. */

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { fresh } from '../rekor/requests.ts';
import { type SigstoreLog, sigstoreLogs } from '../sigstore/logs.ts';
import { pythonEnvironment, runPython } from './environment.ts';

/** The client's output for an answer. */
interface Said {
  readonly code: number;
  readonly message: string;
  readonly metadata: readonly (readonly [string, string])[];
  readonly entry?: { readonly logIndex: string; readonly canonicalizedBody: string };
  readonly contentType?: string;
  readonly data?: string;
}

const PROTO = fileURLToPath(new URL('../../spec/log/proto', import.meta.url));
const python = await pythonEnvironment().catch((cause: Error) => {
  console.warn(`skipped: gRPC from Python, since its environment cannot be had: ${cause.message}`);
  return undefined;
});

if (python === undefined) test.skip('gRPC from Python: its environment cannot be had');
else {
  describe('gRPC from Python', { timeout: 60_000 }, () => {
    const logs: SigstoreLog[] = [];
    const asked = async (name: string) => {
      const log = await sigstoreLogs[name]!();
      logs.push(log);
      const request = JSON.stringify(fresh());
      const answers = await runPython(python, './python-grpc/client.py', [log.grpc, log.service, PROTO], request);
      return JSON.parse(answers) as Readonly<Record<'created' | 'again' | 'checkpoint' | 'tile' | 'bundle', Said>>;
    };
    afterAll(() => Promise.all(logs.map((log) => log.close())));

    describe('on the reference', () => {
      let answers: Awaited<ReturnType<typeof asked>>;
      const bytes = ({ data = '' }: Said) => Buffer.from(data, 'base64');
      const body = () => Buffer.from(answers.created.entry!.canonicalizedBody, 'base64');
      beforeAll(async () => {
        answers = await asked('the reference');
      }, 60_000);

      test('gets a created entry, and its index when it asks again', () => {
        expect(answers.created).toMatchObject({ code: 0, entry: { logIndex: '0' } });
        expect(answers.again.code).toBe(6);
        expect(answers.again.metadata).toContainEqual(['x-log-index', '0']);
      });

      test('reads a checkpoint that has the entry', () => {
        expect(answers.checkpoint).toMatchObject({ code: 0, contentType: 'text/plain; charset=utf-8' });
        expect(bytes(answers.checkpoint).toString()).toMatch(/^reference\.example\n1\n/);
      });

      test('reads a tile that ends with the hash of the leaf', () => {
        const hash = createHash('sha256').update(Buffer.of(0)).update(body()).digest();
        expect(answers.tile).toMatchObject({
          code: 0,
          contentType: 'application/octet-stream',
          data: hash.toString('base64'),
        });
      });

      test('reads a bundle that ends with the leaf', () => {
        const length = Buffer.alloc(2);
        length.writeUInt16BE(body().length);
        expect(answers.bundle).toMatchObject({ code: 0, contentType: 'application/octet-stream' });
        expect(bytes(answers.bundle)).toEqual(Buffer.concat([length, body()]));
      });
    });

    test.skipIf(!goPresent)(
      'is answered by the Rekor server under its name, which leaves reading to others',
      async () => {
        const answers = await asked('the Rekor server');
        expect(answers.created).toMatchObject({ code: 0, entry: { logIndex: '0' } });
        expect(answers.again.code).toBe(6);
        expect([answers.checkpoint.code, answers.tile.code, answers.bundle.code]).toEqual([12, 12, 12]);
      },
      BUILD_MS + 60_000,
    );
  });
}
