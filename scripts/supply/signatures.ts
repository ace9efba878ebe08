import { execFile } from 'node:child_process';

/** The verdict on the signatures that the registry made of the installed packages. */
export type Signatures =
  | { readonly outcome: 'verified' }
  /** Each package whose signature or attestation is wrong, or which lacks one that its registry makes. */
  | { readonly outcome: 'wrong'; readonly packages: readonly string[] }
  /** The registry makes no signatures, or its keys cannot be reached. */
  | { readonly outcome: 'unverified'; readonly why: string };

/** What npm prints of such a package. */
interface Found {
  readonly name: string;
  readonly version: string;
  readonly code?: string;
}

/** npm asks for the keys of a registry where it may wait for minutes. */
const PATIENCE = ['--fetch-retries=1', '--fetch-timeout=20000'];
const LIMIT_MS = 120_000;

/** Has npm verify the signatures of all packages that are installed in a folder. Never rejects. */
export function auditSignatures(folder: string, limitMs = LIMIT_MS): Promise<Signatures> {
  const options = { cwd: folder, timeout: limitMs, maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
  return new Promise((resolve) => {
    execFile('npm', ['audit', 'signatures', '--json', ...PATIENCE], options, (error, stdout, stderr) => {
      if (error?.killed) resolve({ outcome: 'unverified', why: `npm did not end within ${limitMs / 1000} s` });
      else resolve(signaturesIn(stdout, stderr));
    });
  });
}

/** Reads what `npm audit signatures --json` printed: lists of packages, or an error. */
function signaturesIn(stdout: string, stderr: string): Signatures {
  const { invalid, missing, error } = parsed(stdout);
  if (Array.isArray(invalid) && Array.isArray(missing)) {
    const packages = [
      ...invalid.map(({ name, version, code }: Found) => `${name}@${version}: ${code}`),
      ...missing.map(({ name, version }: Found) => `${name}@${version}: no signature`),
    ];
    return packages.length === 0 ? { outcome: 'verified' } : { outcome: 'wrong', packages };
  }
  const last = stderr.trim().split('\n').at(-1);
  return { outcome: 'unverified', why: String(Object(error).summary || last || 'npm printed nothing') };
}

function parsed(text: string): { readonly invalid?: unknown; readonly missing?: unknown; readonly error?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
