import { expect, test } from 'vitest';
import { cosigner, ED25519_COSIGNATURE, readPolicy } from '../../../../src/reference/log/index.ts';
import { unusedProxySentence } from './unused-proxy.ts';

const keyOf = (seed: number) =>
  cosigner({ name: 'w.example', type: ED25519_COSIGNATURE, seed: Buffer.alloc(32, seed), clock: { now: () => 0 } })
    .vkey;
const urls = ['https://one.example/w', 'http://two.example', 'https://localhost:1', ''];
const lines = urls.map((url, i) => `witness w${i + 1} ${keyOf(i + 1)} ${url}\n`);
const policy = readPolicy(Buffer.from(`${lines.join('')}quorum none\n`));
const sentence = (which: string, names: string) =>
  `${which} of the environment: not used, the log asks ${names} directly. With NODE_USE_ENV_PROXY=1 Node uses it.`;
const proxy = 'http://user:password@proxy.example:3128';

test.each([
  [{}, undefined],
  [{ HTTPS_PROXY: proxy }, sentence('HTTPS_PROXY', 'w1')],
  [{ http_proxy: proxy }, sentence('HTTP_PROXY', 'w2')],
  [{ HTTPS_PROXY: proxy, HTTP_PROXY: proxy }, sentence('HTTPS_PROXY and HTTP_PROXY', 'w1, w2')],
  [{ HTTPS_PROXY: proxy, HTTP_PROXY: proxy, NO_PROXY: 'one.example' }, sentence('HTTP_PROXY', 'w2')],
  [{ HTTPS_PROXY: proxy, NO_PROXY: '.example' }, undefined],
  [{ HTTPS_PROXY: proxy, NODE_USE_ENV_PROXY: '1' }, undefined],
  [{ HTTPS_PROXY: proxy, NODE_OPTIONS: '--use-env-proxy' }, undefined],
])('the proxies that witnesses are not asked through: %j', (env, expected) => {
  expect(unusedProxySentence(policy, env)).toBe(expected);
});
