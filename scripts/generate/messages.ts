import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { npmFolder } from '../npm-folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Writes the messages of `spec/log/proto`, in TypeScript, into a folder. Installs their compiler if it is missing. */
export async function generateMessages(folder: string): Promise<void> {
  const bin = join(await npmFolder('scripts/protobuf'), 'node_modules/.bin');
  await promisify(execFile)(join(bin, 'buf'), ['generate', '--output', folder], {
    cwd: join(root, 'spec/log/proto'),
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
}

/**
 * A digest of `spec/log/proto`, the versions of its compiler, and the messages in a folder. So a test can tell without the
 * compiler, which is large, whether the messages are out of date or were edited.
 */
export function messagesDigest(folder: string): string {
  const texts = (pattern: string, cwd: string) =>
    globSync(pattern, { cwd })
      .sort()
      .map((path) => [path, readFileSync(join(cwd, path), 'utf8')]);
  return hash(
    'sha256',
    JSON.stringify([
      texts('**/*.{proto,yaml}', join(root, 'spec/log/proto')),
      texts('package-lock.json', join(root, 'scripts/protobuf')),
      texts('**/*.ts', folder),
    ]),
  );
}
