/**
 * A container engine for tests: Podman with separate storage, and a base image that debootstrap makes of Debian's
 * packages, so that no image is pulled. It needs root and Debian.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TOOLS = ['debootstrap', 'podman', 'runc', 'iptables'];
/** Podman's default limits are higher than a process in a sandbox may set. */
const CONF = `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1000:1000"]
[engine]
runtime = "runc"
`;

export interface ContainerEngine {
  /** A command line with the arguments of `docker`. */
  readonly command: string;
  /** Runs a command and gives its output. Rejects where it fails. */
  ask(...args: readonly string[]): Promise<string>;
  /** Builds an image of this project. */
  build(containerfile: string, tag: string): Promise<void>;
  close(): Promise<void>;
}

/** Why no engine can run here; undefined where it can. */
export function unavailable(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it takes root on Linux';
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const absent = TOOLS.filter((tool) => !folders.some((folder) => existsSync(join(folder, tool))));
  return absent.length === 0 ? undefined : `it takes ${absent.join(' and ')} (apt-get install)`;
}

/** Rejects where the base cannot be made. */
export async function containerEngine(): Promise<ContainerEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-containers-'));
  const conf = join(folder, 'containers.conf');
  await writeFile(conf, CONF);
  const words = ['podman', '--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const env = { ...process.env, CONTAINERS_CONF: conf };
  const ask = async (...args: readonly string[]) => {
    const options = { env, cwd: ROOT, maxBuffer: 2 ** 26 };
    return (await promisify(execFile)(words[0]!, [...words.slice(1), ...args], options)).stdout;
  };
  const close = async () => {
    await ask('rm', '--all', '--force').catch(() => undefined);
    await ask('rmi', '--all', '--force').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await base(join(folder, 'base'), [...words, 'import', '-', 'touchstone-base'], env);
    await rm(join(folder, 'base'), { recursive: true });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    command: ['env', `CONTAINERS_CONF=${conf}`, ...words].join(' '),
    ask,
    async build(containerfile, tag) {
      const from = ['--build-arg', 'BASE=localhost/touchstone-base'];
      await ask('build', '--isolation', 'chroot', ...from, '--file', containerfile, '--tag', tag, ROOT);
    },
    close,
  };
}

async function base(folder: string, importing: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const [, suite] = /^VERSION_CODENAME=(\w+)$/m.exec(await readFile('/etc/os-release', 'utf8')) ?? [];
  if (suite === undefined) throw new Error('debootstrap takes a Debian, and this system does not say which it is');
  const path = `${env.PATH}${delimiter}/usr/sbin${delimiter}/sbin`;
  const options = { env: { ...env, PATH: path }, maxBuffer: 2 ** 26 };
  await promisify(execFile)('debootstrap', ['--variant=minbase', suite, folder], options);
  const tar = spawn('tar', ['-C', folder, '--exclude=./proc/*', '--exclude=./var/cache/apt', '-c', '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const taken = spawn(importing[0]!, importing.slice(1), { env, stdio: [tar.stdout, 'ignore', 'inherit'] });
  const [[packed], [code]] = await Promise.all([once(tar, 'exit'), once(taken, 'exit')]);
  if (packed !== 0 || code !== 0) throw new Error(`podman import ended with ${code}, tar with ${packed}`);
}
