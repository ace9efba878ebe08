/** A batch of more calls than a node takes: it is here because the proxy asks the chain a thousand times. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { RpcProxy } from './rpc-proxy.ts';

test('answers a thousand calls of a batch, and then an error', async () => {
  let asked = 0;
  const chain = createServer((_request, response) => {
    asked++;
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });
  await new Promise<void>((resolve) => chain.listen(0, '127.0.0.1', resolve));
  try {
    await using proxy = await RpcProxy.open(`http://127.0.0.1:${(chain.address() as AddressInfo).port}`);
    const calls = Array.from({ length: 3000 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }));
    const answer = await fetch(proxy.url, { method: 'POST', body: JSON.stringify(calls) });
    const answers = (await answer.json()) as object[];
    expect(asked).toBe(1000);
    expect(answers).toHaveLength(1001);
    expect(answers.at(-1)).toMatchObject({ id: null, error: { message: 'batch too large' } });
  } finally {
    chain.closeAllConnections();
    chain.close();
  }
});
