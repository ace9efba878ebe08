/** The provider for Ignition: a node by JSON-RPC, and the account that signs. */
import { HDNodeWallet, Transaction, Wallet } from 'ethers';
import { Refusal } from './refusal.mjs';

const NETWORKS = new Map([
  [1, 'mainnet'],
  [4, 'rinkeby'],
  [42, 'kovan'],
]);

/** The account. An error about a secret never quotes the secret. */
export function accountOf({ privateKey, mnemonic }) {
  if (mnemonic !== undefined && privateKey === undefined) {
    try {
      return HDNodeWallet.fromPhrase(mnemonic);
    } catch {
      throw new Refusal('--mnemonic: expected the words of a BIP-39 mnemonic with its checksum');
    }
  }
  if (!/^(0x)?[0-9a-f]{64}$/i.test(privateKey)) throw new Refusal('--private-key: expected 32 bytes in hex');
  try {
    return new Wallet(privateKey.startsWith('0x') ? privateKey : `0x${privateKey}`);
  } catch {
    throw new Refusal('--private-key: expected a number from 1 to below the order of secp256k1');
  }
}

/**
 * The chain behind a URL. The URL may contain a key, so messages name only its host. `beforeSending` is called with
 * each signed transaction, and may be replaced.
 */
export async function chainAt(url, account, gasPrice) {
  const request = rpc(url);
  const chainId = Number(await request({ method: 'eth_chainId' }));
  const { hash: genesis } = await request({ method: 'eth_getBlockByNumber', params: ['0x0', false] });
  const network = NETWORKS.get(chainId) ?? 'private';
  const chain = { chainId, genesis, network, beforeSending: async () => undefined };
  return Object.assign(chain, { request: signing(request, account, gasPrice, chain) });
}

/** Time limit of an answer of the node. */
const ANSWERED_WITHIN_MS = 30_000;

function rpc(url) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Refusal('--provider: expected an http or https URL');
  }
  const { host } = new URL(url);
  let id = 0;
  return async ({ method, params = [] }) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params });
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal };
    const answer = await fetch(url, sent)
      .then((response) => response.json())
      .catch(({ cause }) => {
        throw new Error(`${method}: no JSON-RPC answer from ${host}${cause?.code ? ` (${cause.code})` : ''}`);
      });
    if (answer.error === undefined) return answer.result;
    throw Object.assign(new Error(`${method}: ${answer.error.message}`), answer.error);
  };
}

/** A node is never asked to sign. A price that was given is that of every transaction, as it was given. */
function signing(request, account, gasPrice, chain) {
  return async ({ method, params }) => {
    if (method === 'eth_accounts') return [account.address];
    if (method !== 'eth_sendTransaction') return request({ method, params });
    const [{ from: _, gas: gasLimit, nonce, gasPrice: suggested, ...rest }] = params;
    const price = gasPrice ?? suggested;
    const fees = price === undefined ? rest : { data: rest.data, to: rest.to, value: rest.value, gasPrice: price };
    const unsigned = {
      ...fees,
      type: price === undefined ? 2 : 0,
      gasLimit,
      nonce: Number(nonce),
      chainId: chain.chainId,
    };
    const raw = await account.signTransaction(Transaction.from(unsigned));
    await chain.beforeSending(raw);
    return request({ method: 'eth_sendRawTransaction', params: [raw] });
  };
}
