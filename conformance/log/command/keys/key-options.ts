import type { Command } from 'commander';
import { collectValues } from '../../../command/options/collect-values.ts';

/** The options for the keys of a log, from the command line and `touchstone.yaml`. */
export interface KeyOptions {
  readonly vkey?: readonly string[];
  readonly publicKey?: readonly string[];
  readonly trustedRoot?: string;
  readonly policy?: string;
  readonly origin?: string;
}

/** The name of a key in PEM, and the logs of a trusted root that a command is about, in the help. */
const TEXTS = {
  name: "--origin, or else the address's host",
  log: 'the one of the address or of --origin, without these each log of Rekor v2 in turn',
};

/** Adds the options for the keys of a log. */
export function addKeyOptions(command: Command, { name, log } = TEXTS): Command {
  return command
    .option('--vkey <vkey>', 'a key of the log, as a signed-note verifier key; may be repeated', collectValues)
    .option(
      '--public-key <file>',
      `a key of the log in PEM: Ed25519, ECDSA or RSA; its name is ${name}; may be repeated`,
      collectValues,
    )
    .option('--trusted-root <file>', `Sigstore's TrustedRoot with the addresses and keys of logs; the log is ${log}`);
}

/** Adds the option for the policy whose cosignatures are judged. */
export function addPolicyOption(command: Command): Command {
  return command.option(
    '--policy <file>',
    "a trust policy (c2sp.org/tlog-policy): the cosignatures of its witnesses and their quorum are judged; without --vkey its logs are the log's keys",
  );
}
