import {
  createLog,
  directoryStore,
  ed25519Signer,
  LogError,
  logRig,
  serve,
  virtualStore,
} from '../../../../src/reference/log/index.ts';
import { load, namesOf } from '../../self-test/rigs.ts';
import { entryOf } from '../../self-test/stand.ts';
import { usage } from '../usage.ts';

/** The options of `serve log`. */
interface ServeLogOptions {
  readonly port: string;
  readonly dir?: string;
  readonly origin: string;
  readonly entries: string;
  readonly virtual?: string;
  readonly keySeed?: string;
  readonly fault?: string;
  readonly variant?: string;
}

const BATCH = 1000;

/** `touchstone serve log`: runs until it is interrupted. */
export async function serveLog(options: ServeLogOptions): Promise<void> {
  const port = whole('--port', options.port, 65_535);
  const entries = whole('--entries', options.entries, 10_000_000);
  const altered = await alteration(options);
  if (options.keySeed !== undefined && !/^[0-9a-f]{64}$/i.test(options.keySeed))
    usage('--key-seed takes 64 hex digits');
  const signer = ed25519Signer({
    name: options.origin,
    ...(options.keySeed ? { privateKey: Buffer.from(options.keySeed, 'hex') } : {}),
  });
  const size = virtualSize(options);
  const right = logRig({
    origin: options.origin,
    signer,
    ...(options.dir ? { store: () => directoryStore(options.dir!) } : {}),
    ...(size === undefined ? {} : { store: virtualStore({ origin: options.origin, size }) }),
  });
  try {
    const log = await createLog(altered ? altered.install(right) : right);
    // An altered log shows what it does only with the entries that it needs.
    const least = altered ? Number(altered.needs.entries ?? 300n) : 0;
    const wanted = Math.max(entries, least);
    const batch = altered?.needs.batch ?? BATCH;
    for (let at = Number(log.size()); at < wanted; at += batch)
      await log.append(Array.from({ length: Math.min(batch, wanted - at) }, (_, i) => entryOf(BigInt(at + i))));
    const { url, close } = await serve(log.handler, { port });
    process.stdout.write(
      `${JSON.stringify({ url, origin: log.origin, vkey: log.vkey, append: `${url}/append`, size: String(log.size()) })}\n`,
    );
    process.stderr.write(
      `The reference log is at ${url}/api/v2. Judge it from another terminal:\n  npx touchstone check log --url ${url} --vkey '${log.vkey}'\n`,
    );
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await close();
    await log.close();
  } catch (cause) {
    if (cause instanceof LogError) usage(cause.message);
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === 'EADDRINUSE') usage(`--port ${port} is in use; 0 takes any free one`);
    if (['EACCES', 'EROFS', 'ENOTDIR', 'ENOSPC'].includes(code))
      usage(`the log cannot be kept there: ${(cause as Error).message}`);
    throw cause;
  }
}

async function alteration(options: ServeLogOptions) {
  if (options.fault !== undefined && options.variant !== undefined) usage('--fault and --variant exclude each other');
  for (const kind of ['fault', 'variant'] as const) {
    const name = options[kind];
    if (name === undefined) continue;
    if (!namesOf(`${kind}s`, 'log').includes(name))
      usage(`--${kind} ${name}: there is none of that name; "touchstone ${kind}s list" shows them`);
    return load(`${kind}s`, 'log', name);
  }
  return undefined;
}

function whole(option: string, text: string, most: number): number {
  if (!/^\d{1,8}$/.test(text) || Number(text) > most)
    usage(`${option} takes a whole number up to ${most}, not "${text}"`);
  return Number(text);
}

/** The size of a virtual log: a whole number up to 2^63-1, which may be written like 1e12. */
function virtualSize({ virtual, dir }: ServeLogOptions): bigint | undefined {
  if (virtual === undefined) return undefined;
  if (dir !== undefined) usage('--virtual and --dir exclude each other: a virtual log is computed, not kept');
  const [, digits = '', exponent = '0'] =
    /^(\d{1,19})(?:e(\d{1,2}))?$/i.exec(virtual) ??
    usage(`--virtual takes a number of entries such as 1e12, not "${virtual}"`);
  const size = BigInt(digits) * 10n ** BigInt(exponent);
  return size < 2n ** 63n ? size : usage(`--virtual takes at most 2^63-1 entries, not ${virtual}`);
}
