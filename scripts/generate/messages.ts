import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** Writes the messages of `spec/log/proto`, in TypeScript, into a folder. */
export function generateMessages(folder: string): void {
  const bin = fileURLToPath(new URL('node_modules/.bin/', root));
  const { status } = spawnSync(join(bin, 'buf'), ['generate', '--output', folder], {
    cwd: new URL('spec/log/proto/', root),
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('spec/log/proto cannot be turned into messages');
}
