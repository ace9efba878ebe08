import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesInBraces } from '../../../lab/client/placeholders.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { Question } from '../log-client-target.ts';
import type { RecordedLog } from '../recorded-log.ts';
import { proofText } from './proof-text.ts';

/** The values of the placeholders of a command at a log. Files are written where the command runs. */
export async function givenValues(
  command: string,
  { log }: RecordedLog,
  { index, entryOf = index, alterProof = (hashes) => hashes }: Question,
  base: string,
  { folder }: Place,
): Promise<Readonly<Record<string, string>>> {
  const names = namesInBraces(command);
  const written = (name: string, bytes: Uint8Array): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  // Not by the recorded handler: it is no request of the client.
  const checkpoint = async () => (await log.handler(new Request(`${base}/api/v2/checkpoint`))).bytes();
  const proof = async () => {
    const hashes = index < log.size() ? await log.proof(index) : [];
    return written('entry.tlog-proof', proofText(index, alterProof(hashes), await checkpoint()));
  };
  const state = () => {
    const path = join(folder, 'state');
    mkdirSync(path, { recursive: true });
    return path;
  };
  return {
    url: `${base}/api/v2`,
    base,
    vkey: log.vkey,
    key: log.vkey,
    origin: log.origin,
    index: String(index),
    size: String(log.size()),
    ...(names.includes('checkpoint') ? { checkpoint: written('checkpoint', await checkpoint()) } : {}),
    ...(names.includes('entry') ? { entry: written('entry', log.entry(entryOf)) } : {}),
    ...(names.includes('proof') ? { proof: await proof() } : {}),
    ...(names.includes('artifact') ? { artifact: written('artifact', randomBytes(32)) } : {}),
    ...(names.includes('state') ? { state: state() } : {}),
  };
}
