/** nginx with a test's configuration, in a separate directory, unprivileged; it ends with the test. */

import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { keep } from '../kept.ts';

/** The part of the configuration that a test chooses. */
export interface NginxConfig {
  /** Directives of the `http` block. */
  readonly http?: string;
  /** Directives of its only server, without `listen`. */
  readonly server: string;
}

/** One request, as nginx logged it. */
interface Served {
  readonly status: number;
  /** `HIT`, `MISS`, …; absent without a cache. */
  readonly cache?: string;
  readonly coding?: string;
  /** Decoded path, without a query. */
  readonly path: string;
}

/** A kind of answer; an absent member matches any value. */
export type Deed = Partial<Omit<Served, 'path'>> & { readonly path?: RegExp };

/** A running nginx, and the end of it. */
export interface Nginx {
  /** Without a trailing slash. */
  readonly url: string;
  /** Number of answers of a kind so far. */
  given(kind: Deed): Promise<number>;
  /** Stops it, waits for its end and removes its directory. */
  close(): Promise<void>;
}

/** Debian installs it in a folder that is only in root's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` };
/** Whether nginx is installed. */
export const nginxPresent = spawnSync('nginx', ['-v'], { env }).status === 0;

const START_MS = 15_000;

/** Starts nginx on a free port of 127.0.0.1. Throws nginx's message where the configuration is wrong. */
export async function nginx(config: NginxConfig): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), 'touchstone-nginx-'));
  const port = (await freePorts(1))[0]!;
  await writeFile(join(directory, 'nginx.conf'), configuration(config, port));
  const argv = ['-p', directory, '-c', join(directory, 'nginx.conf'), '-e', join(directory, 'error.log')];
  const running = await keep(['nginx', ...argv], env);
  const close = async () => {
    const end = await running.stop();
    await rm(directory, { recursive: true, force: true });
    if (end !== 'exit code 0') throw new Error(`nginx did not end cleanly (${end}): ${running.stderrTail()}`);
  };

  // It writes its pid once it listens.
  const limit = performance.now() + START_MS;
  while (!(await readFile(join(directory, 'nginx.pid'), 'utf8').catch(() => ''))) {
    if (running.end() === undefined && performance.now() < limit) await sleep(10);
    else {
      const message = (await readFile(join(directory, 'error.log'), 'utf8').catch(() => '')) || running.stderrTail();
      const how = running.end() ?? 'in time';
      await close().catch(() => {});
      throw new Error(`nginx did not start (${how}): ${message}`);
    }
  }
  const given = async ({ path = /^/, ...rest }: Deed) => {
    const served = (await readFile(join(directory, 'access.log'), 'utf8')).trim().split('\n').map(parsed);
    const same = (served: Served) =>
      Object.entries(rest).every(([name, value]) => served[name as keyof Served] === value);
    return served.filter((served) => path.test(served.path) && same(served)).length;
  };
  return { url: `http://127.0.0.1:${port}`, given, close };
}

/** Relative paths are within its directory. Its workers keep the user who runs the test, who owns that directory. */
const configuration = ({ http = '', server }: NginxConfig, port: number): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 256; }
http {
  log_format served '$status $upstream_cache_status $sent_http_content_encoding $uri';
  access_log access.log served;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${http}
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}
`;

function parsed(line: string): Served {
  const [status, cache, coding, path] = line.split(' ') as [string, string, string, string];
  return {
    status: Number(status),
    ...(cache === '-' || cache === '' ? {} : { cache }),
    ...(coding === '-' ? {} : { coding }),
    path,
  };
}
