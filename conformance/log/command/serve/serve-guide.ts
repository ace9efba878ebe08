import { join } from 'node:path';
import type { Witnessing } from '../../../../src/reference/log/index.ts';
import { caller } from '../../../command/caller.ts';
import { LAUNCHER } from '../../../command/launcher.ts';
import { neededOptions } from '../../../command/needed-options.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { shellQuote } from '../../../core/text/shell-quote.ts';
import { wrap } from '../../../report/console/wrap.ts';
import { KEY_FILE, type KeptSeed } from '../key-file.ts';
import { unusedProxySentence } from '../witness/unused-proxy.ts';

/** The file that the command which judges the log reads the policy from. */
export const POLICY_FILE = 'policy';

/** Writes a message to a person, within the width of the terminal. */
export function say(sentence: string): void {
  caller().stderr.write(`${wrap(sentence, 0, terminalColumns(caller().stderr))}\n`);
}

/** Reports where the key is. */
export function sayKey(dir: string, { from }: KeptSeed): void {
  const file = join(dir, KEY_FILE);
  if (from === 'kept') say(`The key is in ${file}.`);
  if (from === 'made')
    say(`The key is kept in ${file}, for the next time. No other server of this folder may serve that file.`);
}

/** Reports where the policy of a fault or a variant is. */
export function sayPolicy(): void {
  say(`Its witnesses and their quorum are in "policy" of the first line: write that text to ./${POLICY_FILE}.`);
}

/** Reports the proxies through which a log does not ask its witnesses. */
export function sayUnusedProxy(witnessing: Witnessing | undefined): void {
  const sentence = witnessing && unusedProxySentence(witnessing.policy, caller().env);
  if (sentence !== undefined) say(sentence);
}

/** Profiles that have every ruleset of the suite. */
const JUDGED_BY = ['rekor-v2', 'http'] as const;

/** How a served log is reached and known. */
interface JudgedLog {
  readonly url: string;
  readonly grpc: string;
  readonly vkeys: readonly string[];
  readonly policyFile: string | undefined;
}

/** The command that judges the log. A long command is continued after a backslash, so that it can be copied. */
export function judgingCommand(
  { url, grpc, vkeys, policyFile }: JudgedLog,
  altered?: Parameters<typeof neededOptions>[1],
): string {
  const parts = [
    `  ${LAUNCHER} check log --url ${url} --vkey`,
    vkeys.map(shellQuote).join(' --vkey '),
    `--grpc ${grpc} --allow-writes --profile ${JUDGED_BY.join(' ')}`,
    ...(policyFile === undefined ? [] : [`--policy ${shellQuote(policyFile)}`]),
    ...neededOptions('log', altered, policyFile === undefined ? JUDGED_BY : [...JUDGED_BY, 'tlog-policy']),
  ];
  const whole = parts.join(' ');
  return whole.length > (terminalColumns(caller().stderr) ?? whole.length) ? parts.join(' \\\n  ') : whole;
}
