/** The result file: `base` and `dao` at its top level; other members are kept. It is written atomically. */
import { access, constants, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from './refusal.mjs';

/** What the file holds. Refuses one that could not be written later, or is something else. */
export async function openResult(path) {
  await access(dirname(path), constants.W_OK).catch(({ code }) => {
    throw new Refusal(`--output: ${dirname(path)} is no folder that can be written to (${code})`);
  });
  const text = await readFile(path, 'utf8').catch(({ code }) => {
    if (code === 'ENOENT') return undefined;
    throw new Refusal(`--output: ${path} cannot be read (${code})`);
  });
  if (text === undefined) return {};
  await access(path, constants.W_OK).catch(({ code }) => {
    throw new Refusal(`--output: ${path} cannot be written (${code})`);
  });
  try {
    const value = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {}
  throw new Refusal(`--output: ${path} is there, and is not a JSON object: name another file, or remove it`);
}

export async function writeResult(path, value) {
  const mode = await stat(path).then(
    (found) => found.mode & 0o777,
    () => 0o666 & ~process.umask(),
  );
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode });
  await rename(unfinished, path);
}
