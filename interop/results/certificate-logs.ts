/** The logs of certificates of `results/`: each accepts a root of ours, is filled, written to by the run, and ended. */
import { X509Certificate } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedAuthority } from '../../conformance/log/testbed/certificates/accepted-authority.ts';
import { newChains } from '../../src/reference/log/certificates/made/chains.ts';
import { submitChains } from '../submit-chains.ts';
import { buildSunlight, sunlightLog } from '../sunlight/server.ts';
import { buildTesseraCt, tesseraCtLog } from '../tesseract/server.ts';
import { checked, during, type Judge, scratch, serveReference } from './program.ts';

/** The first line of `touchstone serve log --static-ct`. */
interface ServedCertificateLog {
  readonly url: string;
  readonly monitoring: string;
  readonly origin: string;
  readonly vkey: string;
}

/** A full tile, and a partial one. */
const ENTRIES = 300;

/** What a run has to know of a log that it reads and submits chains to. */
interface CertificateLog {
  readonly url: string;
  readonly submissionUrl: string;
  readonly origin: string;
  /** In PEM. */
  readonly publicKey?: string;
  /** In its place, as C2SP signed-note writes it. */
  readonly vkey?: string;
}

const AUTHORITY = acceptedAuthority();
const pemOf = (der: Uint8Array): string => new X509Certificate(der).toString();

/** Judges a log by what it serves and by what it makes of chains of `AUTHORITY`. */
async function judged(log: CertificateLog, ...words: readonly string[]): Promise<number> {
  const folder = await scratch();
  const file = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder.path, name), text);
    return join(folder.path, name);
  };
  try {
    const { publicKey, vkey = '' } = log;
    const key = publicKey === undefined ? ['--vkey', vkey] : ['--public-key', await file('log.pem', publicKey)];
    const root = ['--test-root', await file('root.pem', pemOf(AUTHORITY.certificate))];
    const rootKey = ['--test-root-key', await file('root.key', AUTHORITY.key)];
    const submissions = ['--submission-url', log.submissionUrl, '--submission-prefix', `https://${log.origin}/`];
    const writes = [...submissions, ...root, ...rootKey, '--allow-writes', '--exclusive'];
    return await checked(['log', '--read-url', log.url, ...key, '--origin', log.origin, ...writes, ...words]);
  } finally {
    await folder.close();
  }
}

/** Sunlight behind Skylight, so HTTP is judged too. It takes certificates that end in one half of a year alone. */
const sunlight: Judge = (report) =>
  during(async (keep) => {
    await buildSunlight();
    const log = keep(await sunlightLog(AUTHORITY.certificate));
    await log.submit(0, ENTRIES);
    return judged(log, '--profile', 'static-ct', 'http', '--test-not-after', '2035-10-01', ...report);
  });

/** TesseraCT on POSIX storage, whose files `interop/tesseract/files.ts` serves: HTTP is not its own. */
const tesseraCt: Judge = (report) =>
  during(async (keep) => {
    await buildTesseraCt();
    const chains = newChains();
    const log = keep(await tesseraCtLog([chains.issuers[0]!, AUTHORITY.certificate].map(pemOf).join('')));
    await submitChains(chains, 0, ENTRIES, async (name, body) => {
      const answer = await fetch(`${log.submissionUrl}/ct/v1/${name}`, { method: 'POST', body });
      return { status: answer.status, text: await answer.text() };
    });
    return judged(log, '--profile', 'static-ct', ...report);
  });

/** The reference, with certificates of its own making. */
const reference: Judge = (report) =>
  during(async (keep) => {
    const { path } = keep(await scratch());
    const root = join(path, 'root.pem');
    await writeFile(root, pemOf(AUTHORITY.certificate));
    const words = ['--static-ct', '--entries', `${ENTRIES}`, '--accept-root', root];
    const { line } = keep(await serveReference<ServedCertificateLog>('log', ...words));
    const { monitoring, url, origin, vkey } = line;
    const log = { url: monitoring, submissionUrl: url, origin, vkey };
    return judged(log, '--profile', 'static-ct', 'http', ...report);
  });

export const CERTIFICATE_LOGS: Readonly<Record<string, Judge>> = {
  sunlight,
  'tesseract-posix': tesseraCt,
  'reference-static-ct': reference,
};
