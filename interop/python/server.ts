/** Python's own file server with default settings. */
import { spawn, spawnSync } from 'node:child_process';

/** A running `python3 -m http.server`, and the end of it. */
export interface PythonServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Whether `python3` can be run at all. */
export const pythonPresent = spawnSync('python3', ['--version']).status === 0;

/** Serves a folder on a free port of 127.0.0.1, which it prints on its first line. */
export async function pythonServer(directory: string): Promise<PythonServer> {
  const argv = ['-u', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', directory, '0'];
  const child = spawn('python3', argv, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // It does not notice the end of the process that started it.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`python3 ended with ${code}: ${output}`)));
    child.stdout.on('data', (text: Buffer) => {
      const address = /\((http:\/\/127\.0\.0\.1:\d+)\/\)/.exec((output += text));
      if (address) resolve(address[1]!);
    });
  });
  return {
    url,
    close: async () => {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
