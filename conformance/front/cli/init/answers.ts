import type { InitAnswers, InitQuestion } from '../../../command/suite-init.ts';
import { throwUsageError, UsageError } from '../../../command/usage-error.ts';
import type { Asker } from './asker.ts';

/** The user went away, or pressed Ctrl-C, while there was a question. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** How questions are asked. `tell` prints a mistake in an answer. */
export interface Asking {
  readonly asker: Asker;
  tell(sentence: string): void;
}

/**
 * The answers to the questions of a suite: from its options, and for the others from the user, if there is one.
 * `command`: the command, for errors.
 *
 * @throws UsageError for a wrong option, or for missing options where nobody can be asked.
 */
export async function answersTo(
  questions: readonly InitQuestion[],
  given: Readonly<Record<string, string>>,
  { command, asking }: { readonly command: string; readonly asking: Asking | undefined },
): Promise<InitAnswers> {
  let answers: InitAnswers = {};
  // The options first: a mistake in one of them needs no question.
  for (const { option, read } of questions)
    if (given[option] !== undefined) answers = { ...read(nonEmpty(option, given[option].trim()), answers), ...answers };
  refuseBoth(questions, given);
  const open = () =>
    questions.filter(
      ({ option, instead = [] }) => answers[option] === undefined && !instead.some((other) => other in answers),
    );
  const missing = open().filter(({ usual, optional }) => usual === undefined && !optional);
  if (!asking && missing.length > 0) throwUsageError(missingSentence(command, missing));
  // An answer may answer later questions as well.
  for (const question of questions) {
    if (!open().includes(question)) continue;
    if (asking && !(question.optional && question.instead))
      answers = { ...answers, ...(await askedFor(question, answers, asking)) };
    else if (question.usual !== undefined) answers = { ...answers, ...question.read(question.usual, answers) };
  }
  return answers;
}

function nonEmpty(option: string, text: string): string {
  return text === '' ? throwUsageError(`--${option} is empty`) : text;
}

/** @throws UsageError for two options of which only one may be given. */
function refuseBoth(questions: readonly InitQuestion[], given: Readonly<Record<string, string>>): void {
  for (const { option, instead = [] } of questions) {
    const other = instead.find((name) => given[name] !== undefined);
    if (given[option] !== undefined && other !== undefined)
      throwUsageError(`--${option} and --${other} exclude each other; add the second one to touchstone.yaml by hand`);
  }
}

function missingSentence(command: string, missing: readonly InitQuestion[]): string {
  const options = missing.map(({ option, instead = [] }) =>
    [option, ...instead].map((name) => `--${name}`).join(' or '),
  );
  return `${command}: standard input is no terminal, so nobody can be asked; give ${options.join(' and ')}`;
}

/** Asks until the answer can be used. @throws NoAnswer */
async function askedFor(question: InitQuestion, others: InitAnswers, { asker, tell }: Asking): Promise<InitAnswers> {
  const prompt = promptOf(question, others);
  for (;;) {
    const line = await asker.ask(prompt);
    if (line === undefined) throw new NoAnswer();
    const answer = line === '' ? question.usual : line;
    if (answer === undefined) {
      if (question.optional) return {};
      continue;
    }
    try {
      return question.read(answer, others);
    } catch (cause) {
      if (!(cause instanceof UsageError)) throw cause;
      tell(cause.message);
    }
  }
}

function promptOf({ text, example, usual, optional }: InitQuestion, others: InitAnswers): string {
  const notes = [
    ...(example === undefined ? [] : [`such as ${typeof example === 'string' ? example : example(others)}`]),
    ...(usual === undefined ? [] : [`Enter: ${usual}`]),
    ...(optional ? ['Enter: not now'] : []),
  ];
  return `${text} (${notes.join('; ')}): `;
}
