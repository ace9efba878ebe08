import type { ScenarioRun } from '../runs/scenario-run.ts';

/** Whether an account is the one that migrates, or is named in the parameters or in the result file. */
export function isNamedAccount(
  { account, options, file = '' }: Pick<ScenarioRun, 'account' | 'options' | 'file'>,
  address: string,
): boolean {
  const named = `${account.address} ${JSON.stringify(options.params ?? null)} ${file}`;
  return named.toLowerCase().includes(address.slice(2).toLowerCase());
}
