import { CommanderError } from 'commander';

const UNKNOWN = ['commander.unknownCommand', 'commander.unknownOption'];

/** A mistake in a command line as one sentence. Where nothing similar is known, it says what lists all there is. */
export function usageSentence(cause: Error): string {
  if (cause.message === '(outputHelp)') return 'a command is missing';
  const sentence = cause.message.replace(/^error: /, '');
  const isUnknown = cause instanceof CommanderError && UNKNOWN.includes(cause.code);
  return isUnknown && !sentence.includes('\n') ? `${sentence}; --help lists all` : sentence;
}
