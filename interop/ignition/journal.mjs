/** Where Ignition keeps its journal of a step: beside the result, for one chain (by its genesis) and one purpose. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { status } from '@nomicfoundation/ignition-core';
import { coreArtifact } from './core.mjs';
import { Refusal } from './refusal.mjs';
import { keepSent, settle } from './sent.mjs';

/** Opens the journal of a migration. `purpose` is a value that identifies the migration. */
export async function openJournal({ output, step, chain, purpose, restart }) {
  const root = `${output}.ignition`;
  const folder = join(root, `${step}-${chain.chainId}-${chain.genesis.slice(2, 18)}`);
  const deployment = join(folder, 'deployment');
  await mkdir(folder, { recursive: true });
  const unlock = await lock(join(folder, 'lock'));
  try {
    const digest = createHash('sha256').update(JSON.stringify(purpose)).digest('hex');
    const header = join(folder, 'purpose.json');
    const left = JSON.parse(await readFile(header, 'utf8').catch(() => '{}'));
    const begun = existsSync(deployment);
    const gone = begun && (await chainHasChanged(deployment, chain));
    if (begun && !restart && !gone && left.digest !== digest && !left.finished) {
      throw new Refusal(
        `The ${step} migration that was interrupted was for another account, base or parameters: run it again with ` +
          'those, or begin anew with --restart',
      );
    }
    const sent = join(folder, 'sent');
    if (restart || gone || left.digest !== digest) {
      for (const old of [deployment, sent]) await rm(old, { recursive: true, force: true });
    }
    await settle(sent, deployment, chain);
    chain.beforeSending = keepSent(sent);
    const write = (finished) => writeFile(header, `${JSON.stringify({ digest, finished }, null, 2)}\n`);
    if (!existsSync(deployment)) await write(false);
    return { deployment, finish: () => write(true), unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A chain that was reset, or restarted within a second, has the same genesis but not the contracts. */
async function chainHasChanged(deployment, chain) {
  const { contracts } = await status(deployment).catch(() => ({ contracts: {} }));
  for (const { address, contractName } of Object.values(contracts)) {
    const found = await chain.request({ method: 'eth_getCode', params: [address, 'latest'] });
    // Contracts outside the core are built elsewhere, and may have immutable values.
    const core = await coreArtifact(contractName);
    if (found === '0x' || (core && found.toLowerCase() !== core.deployedBytecode.toLowerCase())) return true;
  }
  return false;
}

async function lock(path) {
  const file = await open(path, 'wx').catch(() => undefined);
  if (file === undefined) {
    const pid = Number(await readFile(path, 'utf8').catch(() => ''));
    if (runs(pid)) throw new Refusal(`Another migration of the same is at work (process ${pid}, ${path})`);
    await rm(path, { force: true });
    return lock(path);
  }
  await file.writeFile(`${process.pid}`);
  await file.close();
  return () => rm(path, { force: true });
}

function runs(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
