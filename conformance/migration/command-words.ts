/** The words of the command line (the interface document, "Command line"). */
export const COMMANDS = ['base', 'dao', 'completion'] as const;
export const OPTIONS = [
  'version',
  'core-version',
  'provider',
  'gas-price',
  'quiet',
  'force',
  'restart',
  'output',
  'params',
  'private-key',
  'mnemonic',
  'help',
] as const;
