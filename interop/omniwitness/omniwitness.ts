/** The witness of transparency-dev: built when needed, with a key of each type that it has, and stopped with its folder removed. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { cosigner, ED25519_COSIGNATURE, ML_DSA_44, systemClock } from '../../src/reference/log/index.ts';
import { goProgram } from '../go-program.ts';
import { keep } from '../kept.ts';
import { until } from '../until.ts';

const program = goProgram('omniwitness', 'omniwitness', 'github.com/transparency-dev/witness/cmd/omniwitness');
/** Builds it if it is missing or outdated. */
export const buildOmniwitness = program.build;

/** A running witness. */
export interface Omniwitness {
  /** Its keys, that of Ed25519 first, each with its line in a policy. */
  readonly keys: readonly { readonly name: string; readonly policy: string }[];
  /** Ends it, and removes the folder. */
  close(): Promise<void>;
}

const KEYS = [
  { type: ED25519_COSIGNATURE, name: 'omniwitness.example/ed25519', seed: Buffer.alloc(32, 0x51) },
  { type: ML_DSA_44, name: 'omniwitness.example/ml-dsa-44', seed: Buffer.alloc(32, 0x52) },
] as const;

/** Starts a witness that knows one log beside those that it always knows. */
export async function omniwitness(origin: string, logVkey: string): Promise<Omniwitness> {
  const folder = await mkdtemp(join(tmpdir(), 'omniwitness-'));
  const at = (file: string) => join(folder, file);
  try {
    const keys = KEYS.map(({ type, name, seed }) => ({ seed, ...cosigner({ type, name, seed, clock: systemClock }) }));
    // The private key of the package note of Go, to which formats/note adds the types of cosignatures.
    const files = keys.map(async ({ type, name, keyId, seed }, i) => {
      const bytes = Buffer.concat([Uint8Array.of(type), seed]);
      const skey = `PRIVATE+KEY+${name}+${keyId.toString(16).padStart(8, '0')}+${bytes.toString('base64')}`;
      await writeFile(at(`key-${i}`), skey);
      return ['-private_key_path', at(`key-${i}`)];
    });
    const entry = { Origin: origin, URL: 'http://127.0.0.1:1/', PublicKey: logVkey };
    await writeFile(at('logs.yaml'), JSON.stringify({ Logs: [entry] }));
    const [port] = await freePorts(1);
    const listen = `127.0.0.1:${port}`;
    const witness = await keep([
      program.binary,
      ...(await Promise.all(files)).flat(),
      ...['-additional_logs', at('logs.yaml')],
      ...['-db_file', at('witness.db')],
      ...['-listen', listen, '-metrics_listen', ''],
    ]);
    const close = async () => {
      await witness.stop();
      await rm(folder, { recursive: true, force: true });
    };
    const url = `http://${listen}`;
    try {
      await until(async () => {
        if (witness.end() !== undefined)
          throw new Error(`omniwitness ended (${witness.end()}): ${witness.stderrTail()}`);
        await fetch(url);
      });
    } catch (cause) {
      await witness.stop();
      throw cause;
    }
    return { keys: keys.map(({ name, vkey }) => ({ name, policy: `witness ${name} ${vkey} ${url}/\n` })), close };
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw cause;
  }
}
