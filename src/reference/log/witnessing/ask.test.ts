import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { cosigner, ED25519_COSIGNATURE } from '../index.ts';
import { askByPost } from './ask.ts';
import { readPolicy, type Witness } from './policy.ts';

const { vkey } = cosigner({
  name: 'w.example',
  type: ED25519_COSIGNATURE,
  seed: Buffer.alloc(32, 1),
  clock: manualClock(0),
});
const policyOf = (url: string) => readPolicy(Buffer.from(`witness w ${vkey} ${url}\nquorum w\n`));
const ask = (url: string) => askByPost(policyOf(url).witnesses[0] as Witness, 'a body', AbortSignal.timeout(60_000));

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([301, 302, 307, 308])('where a witness redirects by %i the log asks nowhere else', async (status) => {
  const elsewhere: string[] = [];
  const other = await listening(({ method, url }, outgoing) => {
    elsewhere.push(`${method} ${url}`);
    outgoing.end();
  });
  const url = await listening((_, outgoing) => void outgoing.writeHead(status, { location: `${other}/x` }).end());
  await expect(ask(url)).rejects.toThrow(`status ${status}: it redirects to "${other}/x", where the log does not ask`);
  expect(elsewhere).toEqual([]);
});

test('an answer is read up to 64 KiB', async () => {
  const most = await listening((_, outgoing) => void outgoing.end('x'.repeat(65_536)));
  expect(await ask(most)).toEqual({ status: 200, text: 'x'.repeat(65_536) });
  const more = await listening((_, outgoing) => void outgoing.end('x'.repeat(65_537)));
  await expect(ask(more)).rejects.toThrow('its answer has more than 65536 bytes');
});

test('an answer without an end is not read on', async () => {
  const closed = Promise.withResolvers<void>();
  const url = await listening((_, outgoing) => {
    const more = () => {
      while (outgoing.write('x'.repeat(16_384)));
    };
    outgoing.on('drain', more).on('close', closed.resolve);
    more();
  });
  await expect(ask(url)).rejects.toThrow('its answer has more than 65536 bytes');
  await closed.promise;
});
