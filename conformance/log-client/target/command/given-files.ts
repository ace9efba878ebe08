import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesInBraces } from '../../../lab/client/placeholders.ts';
import type { Place } from '../../../lab/place/place.ts';
import { checkpointBytes, proofBytes } from '../given-bytes.ts';
import type { Question } from '../log-client-target.ts';
import type { RecordedLog } from '../recorded-log.ts';

/** The values of the placeholders of a command at a log. Files are written where the command runs. */
export async function givenValues(
  command: string,
  { log }: RecordedLog,
  question: Question,
  base: string,
  { folder }: Place,
): Promise<Readonly<Record<string, string>>> {
  const { index, entryOf = index } = question;
  const names = namesInBraces(command);
  const written = (name: string, bytes: Uint8Array): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
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
    ...(names.includes('checkpoint') ? { checkpoint: written('checkpoint', await checkpointBytes(log, base)) } : {}),
    ...(names.includes('entry') ? { entry: written('entry', log.entry(entryOf)) } : {}),
    ...(names.includes('proof') ? { proof: written('entry.tlog-proof', await proofBytes(log, question, base)) } : {}),
    ...(names.includes('artifact') ? { artifact: written('artifact', randomBytes(32)) } : {}),
    ...(names.includes('state') ? { state: state() } : {}),
  };
}
