/** `node sigstore-js.ts BASE VKEY FILE`: has a signature over a file logged by sigstore-js, and verifies its bundle. */
import { readFileSync } from 'node:fs';
import { jsSigner, signMessage, verifyBundle } from '../sigstore/client-js.ts';
import type { SigstoreLog } from '../sigstore/logs.ts';

const [url, vkey, file] = process.argv.slice(2) as [string, string, string];
const artifact = readFileSync(file);
// Its client needs no more of a log than these.
const log = { url, vkey, origin: vkey.split('+')[0]! } as SigstoreLog;
const key = jsSigner();
verifyBundle(log, key, await signMessage(log, key.signer, artifact), artifact);
