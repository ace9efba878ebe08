/** The logs of `results/` whose checkpoints witnesses of other people cosign: each is judged by its policy. */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ed25519Signer } from '../../src/reference/log/index.ts';
import { buildLitewitness, litewitness } from '../litewitness/litewitness.ts';
import { buildTessera, tesseraLog } from '../tessera/server.ts';
import { checked, during, type Judge, scratch } from './program.ts';

const ORIGIN = 'touchstone.example/witnessed';
const WITNESS = 'witness.example/torchwood';

/** A log of the Tessera library that asks litewitness before it publishes. */
const tessera: Judge = (report) =>
  during(async (keep) => {
    await buildTessera();
    await buildLitewitness();
    const folder = keep(await scratch()).path;
    const seed = randomBytes(32);
    const { vkey, keyId } = ed25519Signer({ name: ORIGIN, privateKey: seed });
    const id = keyId.toString(16).padStart(8, '0');
    const [key, policy] = [join(folder, 'key'), join(folder, 'policy')];
    const bytes = Buffer.concat([Uint8Array.of(1), seed]).toString('base64');
    await writeFile(key, `PRIVATE+KEY+${ORIGIN}+${id}+${bytes}\n`);
    const witness = keep(await litewitness(WITNESS, ORIGIN, vkey));
    await writeFile(policy, `log ${vkey}\n${witness.policy}quorum ${WITNESS}\n`);
    const log = keep(await tesseraLog('-key', key, '-witness-policy', policy, '-entries', '300'));
    const where = ['--read-url', log.url, '--policy', policy, '--profile', 'tlog-tiles', 'http', 'tlog-policy'];
    const writes = ['--append', `raw=${log.append}`, '--allow-writes', '--exclusive'];
    const declared = ['--declare', 'publish-within=10', 'cosigned-within=120'];
    return checked(['log', ...where, ...writes, ...declared, ...report]);
  });

export const WITNESSED_LOGS: Readonly<Record<string, Judge>> = { 'tessera-litewitness': tessera };
