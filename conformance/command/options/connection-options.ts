import type { Command } from 'commander';
import { collectValues } from './collect-values.ts';

/** The options for connections, from the command line and `touchstone.yaml`. */
export interface ConnectionOptions {
  readonly ca?: string;
  readonly clientCert?: string;
  readonly clientKey?: string;
  readonly proxy?: string;
  readonly allowRedirect?: readonly string[];
}

/** Adds the options for connections to a server. */
export function addConnectionOptions(command: Command): Command {
  return command
    .optionsGroup('The connection:')
    .option('--ca <file>', 'certificates of authorities to trust beside those of the system: PEM')
    .option('--client-cert <file>', 'a certificate for a server that asks for one: PEM')
    .option('--client-key <file>', 'its private key: PEM (in the file of --client-cert without it)')
    .option(
      '--proxy <url>',
      'an HTTP proxy that opens tunnels (CONNECT), in place of HTTP_PROXY and HTTPS_PROXY; direct for no proxy',
    )
    .option(
      '--allow-redirect <host>',
      'a host to which the target may redirect writes, and reads although its address is private; may be repeated',
      collectValues,
    );
}
