/** The words of the command line (the interface document, "Command line"). */
export const COMMAND_WORDS = ['base', 'dao', 'completion'] as const;
export const OPTION_WORDS = [
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
