/** Whether an account could pay at all: code that is stored costs 200 gas a byte (Yellow Paper, appendix G). */
import { formatEther } from 'ethers';
import { BASE } from './base.mjs';
import { coreArtifact } from './core.mjs';
import { Refusal } from './refusal.mjs';

const CREATION = 53_000;
const PER_BYTE = 200;
const OF_DAO = ['DAOToken', 'Reputation', 'Avatar'];

/** Refuses an account whose balance is less than what the steps cost at the very least. */
export async function checkMeans(steps, { chain, account, gasPrice }, wanted) {
  const names = [];
  if (steps.includes('base')) names.push(...BASE);
  if (wanted) names.push(...OF_DAO, ...(wanted.params.useUController ? [] : ['Controller']));
  const price = gasPrice ?? BigInt(await chain.request({ method: 'eth_gasPrice' }));
  const balance = BigInt(await chain.request({ method: 'eth_getBalance', params: [account.address, 'latest'] }));
  const least = BigInt(await gasOf(names)) * price;
  if (balance >= least) return;
  const [has, needs] = [balance, least].map(formatEther);
  throw new Refusal(`${account.address} has ${has} ETH, and the migration costs more than ${needs} ETH`);
}

async function gasOf(names) {
  const artifacts = await Promise.all(names.map(coreArtifact));
  return artifacts.reduce((sum, { deployedBytecode: code }) => sum + CREATION + PER_BYTE * (code.length / 2 - 1), 0);
}
