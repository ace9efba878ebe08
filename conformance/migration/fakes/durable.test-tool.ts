/**
 * A small tool that follows spec/migration/durable-deploy.md: it has a journal, a lock, and a result file that is replaced. Its
 * contracts do nothing. FAULT names its fault.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getCreateAddress } from 'ethers';

const fault = process.env.FAULT ?? '';
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ provider: { type: 'string' }, output: { type: 'string', default: 'migration.json' } },
    ...{ force: { type: 'boolean' }, restart: { type: 'boolean' }, 'private-key': { type: 'string' } },
  },
});
const step = positionals[0] as 'base' | 'dao';
const { output } = options;

async function ask(method: string, ...params: unknown[]): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(options.provider!, { method: 'POST', body });
  const response = (await answer.json()) as { result: string; error?: { message: string } };
  if (response.error) throw new Error(response.error.message);
  return response.result;
}
const read = (name: string) => (existsSync(name) ? JSON.parse(readFileSync(name, 'utf8')) : {});
const write = (name: string, value: object) => {
  if (fault === 'overwrites' && name === output) return writeFileSync(name, JSON.stringify(value));
  writeFileSync(`${name}.new`, JSON.stringify(value));
  renameSync(`${name}.new`, name);
};

/** The code of a contract that stops when it is called. Its name makes it unique. */
const runtime = (name: string) => `00${Buffer.from(name).toString('hex')}`;
const creation = (code: string) => `0x60${(code.length / 2).toString(16).padStart(2, '0')}80600b6000396000f3${code}`;
const PARTS = {
  base: ['ContributionReward', 'SchemeRegistrar', 'UpgradeScheme', 'GenesisProtocol'],
  dao: ['NativeToken', 'NativeReputation', 'Avatar'],
};
const CALLS = 2;
const hasCode = async (address: string, name: string) => {
  const code = await ask('eth_getCode', address, 'latest');
  return fault === 'any-code' ? code !== '0x' : fault === 'no-code' || code === `0x${runtime(name)}`;
};

function lock(): void {
  if (fault === 'no-lock') return;
  try {
    writeFileSync(`${output}.lock`, String(process.pid), { flag: 'wx' });
  } catch {
    if (fault === 'lock-for-ever' || alive(Number(readFileSync(`${output}.lock`, 'utf8'))))
      throw new Error('another migration is at work');
    writeFileSync(`${output}.lock`, String(process.pid));
  }
}
function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Journal {
  purpose?: string;
  finished?: boolean;
  done: Record<string, string>;
  open?: { name: string; nonce: number };
}

async function migrate(): Promise<void> {
  const result = read(output);
  const [from] = (await ask('eth_accounts')) as unknown as [string];
  const text = step === 'dao' ? readFileSync('migration-params.json', 'utf8') : '';
  const params = fault === 'other-params' ? '' : createHash('sha256').update(text).digest('hex');
  const genesis =
    fault === 'other-chain' ? '' : JSON.stringify(await ask('eth_getBlockByNumber', '0x0', false as never));
  for (const name of step === 'dao' ? PARTS.base : [])
    if (!(await hasCode(result.base?.[name] ?? '0x', name))) throw new Error(`base.${name} is not there`);
  const file = `${output}.${step}.journal`;
  const account = fault === 'other-account' ? '' : options['private-key'];
  const purpose = createHash('sha256').update(`${genesis}${params}${account}`).digest('hex');
  let journal: Journal = { purpose, done: {}, ...read(file) };
  let stale = false;
  for (const name of PARTS[step])
    stale ||= name in journal.done && !(await hasCode(journal.done[name]!, name)) && fault !== 'other-chain';
  if (options.restart || stale || journal.purpose !== purpose || fault === 'forgets') journal = { purpose, done: {} };
  const keep = () => write(file, journal);
  const nonceNow = async () => Number(await ask('eth_getTransactionCount', from, 'latest'));
  const once = async (name: string, transaction: object) => {
    if (journal.open?.name === name && fault !== 'sends-again' && (await nonceNow()) > journal.open.nonce)
      journal.done[name] = getCreateAddress({ from, nonce: journal.open.nonce });
    if (name in journal.done) return;
    journal.open = { name, nonce: await nonceNow() };
    keep();
    await ask('eth_sendTransaction', { from, gas: '0x30000', ...transaction });
    journal.done[name] = getCreateAddress({ from, nonce: journal.open.nonce });
    keep();
  };
  if (fault === 'result-first') write(output, { ...result, [step]: foreseen(from, await nonceNow()) });
  for (const name of PARTS[step]) await once(name, { data: creation(runtime(name)) });
  for (let i = 0; i < (step === 'dao' ? CALLS : 0); i++) await once(`call ${i}`, { to: journal.done.NativeToken });
  const part = Object.fromEntries(PARTS[step].map((name) => [name, journal.done[name]]));
  const whole = step === 'dao' ? { name: JSON.parse(text).orgName, ...part } : part;
  if (fault === 'loses-others') write(output, { base: result.base, [step]: whole });
  else if (JSON.stringify(result[step]) !== JSON.stringify(whole)) write(output, { ...result, [step]: whole });
}

const foreseen = (from: string, nonce: number) =>
  Object.fromEntries(PARTS[step].map((name, i) => [name, getCreateAddress({ from, nonce: nonce + i })]));

try {
  lock();
  await migrate();
  rmSync(`${output}.lock`, { force: true });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
