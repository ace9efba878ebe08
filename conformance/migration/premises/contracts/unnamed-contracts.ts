import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/**
 * The transactions of a run that create a contract which nothing names: not its result file, no other transaction (as the
 * callee, as an argument, or in code that is linked to it), no event, and nothing that the run has printed.
 */
export async function unnamedContracts({
  stage,
  views,
  record,
  since,
  file = '',
  run,
}: ScenarioRun): Promise<readonly MinedTransaction[]> {
  const hashes = new Set(record.transactions.map(({ hash }) => hash?.toLowerCase()));
  const mined = await views.transactions(since + 1);
  const own = mined.filter(({ ok, hash, contractAddress }) => ok && contractAddress && hashes.has(hash.toLowerCase()));
  const filter = { fromBlock: `0x${(since + 1).toString(16)}`, toBlock: 'latest' };
  const logs = await stage.chain.request('eth_getLogs', [filter]);
  const texts = [file, run.stdout.text, run.stderr.text, JSON.stringify(run.returned ?? null)].map(lowerCase);
  // An event names the contract that emits it too: that of a constructor says nothing of a use.
  const events = (logs as readonly Event[]).map(({ address, topics, data }) => ({
    by: lowerCase(address),
    text: lowerCase(`${topics.join(' ')} ${data}`),
  }));
  return own.filter(({ hash, contractAddress }) => {
    const address = lowerCase(contractAddress!);
    const digits = address.slice(2);
    return !(
      texts.some((text) => text.includes(digits)) ||
      mined.some((other) => other.hash !== hash && (other.to === address || lowerCase(other.input).includes(digits))) ||
      events.some(({ by, text }) => by !== address && text.includes(digits))
    );
  });
}

interface Event {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

const lowerCase = (text: string): string => text.toLowerCase();
