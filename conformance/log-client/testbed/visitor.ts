import {
  type Ask,
  type LogClientRig,
  lookAgain,
  Refused,
  Resources,
  readProofFile,
  readVerifierKey,
  requestOf,
  signedEntry,
  Tree,
  type TreeHead,
  type Trusted,
  verifiedHead,
  verifyInclusion,
  verifyProof,
  verifyWholeLog,
  verifyWritten,
} from '../../../src/reference/log-client/index.ts';
import type { ClientRuns } from '../../lab/client/client-runs.ts';
import { proofText } from '../target/command/proof-text.ts';
import type { Question } from '../target/log-client-target.ts';
import type { RecordedLog } from '../target/recorded-log.ts';
import type { Visitor } from '../target/visit.ts';
import type { LogClientNeeds } from './alteration.ts';

const ADDRESS = 'http://log.example/api/v2';

/** The reference client, which looks in this process. */
export function referenceVisitor(rig: LogClientRig, as: NonNullable<LogClientNeeds['as']>, runs: ClientRuns): Visitor {
  return async (recorded, question) => {
    const { vkey, origin } = recorded.log;
    const trusted: Trusted = { key: readVerifierKey(vkey), origin };
    const resources = new Resources(asking(recorded), rig);
    let before: TreeHead | undefined;
    const looks = {
      checkpoint: async () => void (await openTree(resources, trusted, rig)),
      log: async () => void (await verifyWholeLog((await openTree(resources, trusted, rig))!)),
      inclusion: async () => {
        const { index, entryOf = index } = question;
        await verifyInclusion(recorded.log.entry(entryOf), index, (await openTree(resources, trusted, rig))!, rig);
      },
      proof: () => lookAtProof(recorded, question, trusted, rig),
      writer: async () => {
        if (!rig.writes()) return void (await resources.checkpoint());
        const sent = signedEntry(Buffer.from('an artifact'));
        verifyWritten(await resources.create(requestOf(sent)), sent, trusted, rig);
      },
      monitor: async () => {
        before = await lookAgain(resources, trusted, before, rig);
      },
    };
    return {
      look: async () => {
        const run = runs.begin();
        const why = await looks[as]().then(() => undefined, refusalOf);
        const ended = why === undefined ? 'exit code 0' : 'exit code 1';
        run.end({ argv: ['the reference client', as], stdin: 'closed', ended, stdout: '', stderr: why ?? '' });
        return { content: why === undefined, ended: why ?? ended, exchange: () => run.id };
      },
      end: async () => undefined,
    };
  };
}

/** The words of a refusal. A key of another type cannot be read, which is a refusal as well. @throws every other error */
function refusalOf(cause: unknown): string {
  if (cause instanceof Refused || cause instanceof RangeError) return cause.message;
  throw cause;
}

async function openTree(resources: Resources, trusted: Trusted, rig: LogClientRig): Promise<Tree | undefined> {
  const bytes = await resources.checkpoint();
  return bytes && new Tree(verifiedHead(bytes, trusted, rig), resources, rig);
}

async function lookAtProof(
  { log }: RecordedLog,
  { index, entryOf = index, alterProof = (hashes) => hashes }: Question,
  trusted: Trusted,
  rig: LogClientRig,
): Promise<void> {
  const answer = await log.handler(new Request(`${ADDRESS}/checkpoint`));
  const hashes = index < log.size() ? await log.proof(index) : [];
  const file = readProofFile(proofText(index, alterProof(hashes), await answer.bytes()));
  const head = verifiedHead(file.checkpoint, trusted, rig);
  verifyProof(log.entry(entryOf), file.index, file.proof, head, rig);
}

function asking(recorded: RecordedLog): Ask {
  return async (path, headers, body) => {
    const init = body ? { method: 'POST', body: Buffer.from(body) } : {};
    const answer = await recorded.handler(new Request(`${ADDRESS}/${path}`, { headers: { ...headers }, ...init }));
    const header = (name: string) => answer.headers.get(name) ?? undefined;
    return { status: answer.status, header, bytes: await answer.bytes() };
  };
}
