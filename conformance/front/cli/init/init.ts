import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { caller } from '../../../command/caller.ts';
import { LAUNCHER } from '../../../command/launcher.ts';
import { similarNamesHint } from '../../../command/options/similar-names.ts';
import type { SuiteDescriptor } from '../../../command/suite-descriptor.ts';
import type { InitQuestion, InitSection } from '../../../command/suite-init.ts';
import { holdInterrupts, INTERRUPTED } from '../../../command/terminal/interrupt.ts';
import { startSpinner } from '../../../command/terminal/spinner.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { DEFAULT_CONFIG } from '../config/config.ts';
import { optionKey } from '../config/option-words.ts';
import { errorLine } from '../output/error-line.ts';
import { addCiFile } from './add-ci-file.ts';
import { type Asking, answersTo, NoAnswer } from './answers.ts';
import { asker } from './asker.ts';
import { ciFile } from './ci-file.ts';
import { configText } from './config-text.ts';
import { type NewFile, refuseExisting, shownPath, writeNewFiles } from './new-files.ts';
import { CI_CHOICES, type CiChoice, type Repository, repositoryOf } from './repository.ts';
import { sayLines } from './say-lines.ts';
import { refuseFileOfOthers, sectionOfFile } from './settings-file.ts';

/** A suite that can be begun with, and what its check command says of itself. */
export interface InitSuite {
  readonly suite: SuiteDescriptor;
  readonly description: string;
}

/** The options that all `touchstone init` commands have. */
interface InitOptions extends Readonly<Record<string, unknown>> {
  readonly ci?: string;
  readonly force?: boolean;
}

/**
 * `touchstone init`: asks, or takes options, reads from the target, and writes `touchstone.yaml` and a CI file.
 * `name`: the suite, if the command names it.
 */
export async function init(
  name: string | undefined,
  suites: readonly InitSuite[],
  options: InitOptions,
): Promise<void> {
  const { stdin, stderr, env } = caller();
  const force = options.force ?? false;
  const config = resolve(DEFAULT_CONFIG);
  const terminal = (stdin as { isTTY?: boolean }).isTTY === true;
  // Before the user is asked anything.
  const chosen = name === undefined ? undefined : suiteNamed(name, suites);
  if (!chosen && !terminal)
    throwUsageError(
      `init: standard input is no terminal, so nobody can be asked; say ${suites.map(({ suite }) => `init ${suite.name}`).join(' or ')}, with its options`,
    );
  const ci = options.ci === undefined ? undefined : ciNamed(options.ci);
  if (!force) {
    const known = chosen && sectionOfFile(config, chosen.name);
    if (known && ci !== undefined && ci !== 'none') return addCiFile(ci, chosen.name, known);
    if (chosen && known === undefined) refuseFileOfOthers(config, chosen.name);
    refuseExisting([config]);
  }

  const left = new AbortController();
  const interrupts = holdInterrupts(() => left.abort());
  const asking = terminal ? askingIn(stdin as unknown as Readable, stderr, left) : undefined;
  // A signal from outside ends a question as Ctrl-C does.
  left.signal.addEventListener('abort', () => asking?.asker.close());
  try {
    const suite = chosen ?? (await suiteAsked(suites, asking!));
    const { questions, busy, section: sectionOf } = await suite.init!();
    const answers = await answersTo(questions, givenAnswers(questions, options), {
      command: `init ${suite.name}`,
      asking,
    });
    const repository = repositoryOf('.');
    const choice = ci ?? (asking ? await ciAsked(repository, asking) : repository.ci);
    const file = (section: Pick<InitSection, 'secrets'>) =>
      ciFile(choice, repository, { suite: suite.name, secrets: section.secrets });
    if (!force) refuseExisting([file({ secrets: [] })?.path ?? config]);
    const spinner = startSpinner(stderr, busy);
    const section = await sectionOf(answers, left.signal).finally(() => spinner?.stop());
    left.signal.throwIfAborted();
    asking?.asker.close();
    const made = file(section);
    const files: readonly NewFile[] = [
      { path: config, text: configText(suite.name, section) },
      ...(made ? [made] : []),
    ];
    writeNewFiles(files, force);
    sayLines(section.found);
    sayLines(files.map(({ path }) => `Written: ${shownPath(path)}`));
    sayLines(made?.toDo ?? []);
    const unset = section.secrets.filter((variable) => !env[variable]);
    sayLines(section.toDo ?? []);
    sayLines([
      ...unset.map((variable) => `First set the variable ${variable} here: the run needs it.`),
      `Next: ${LAUNCHER} check`,
    ]);
  } catch (cause) {
    if (!(cause instanceof NoAnswer || left.signal.aborted)) throw cause;
    stderr.write('\ntouchstone: interrupted; nothing was written.\n');
    caller().exitCode = interrupts.signal.aborted ? interrupts.exitCode() : INTERRUPTED;
  } finally {
    asking?.asker.close();
    interrupts.release();
  }
}

function askingIn(stdin: Readable, stderr: NodeJS.WriteStream, left: AbortController): Asking {
  return {
    asker: asker(stdin, stderr, () => left.abort()),
    tell: (sentence) => void stderr.write(errorLine(sentence)),
  };
}

function suiteNamed(name: string, suites: readonly InitSuite[]): SuiteDescriptor {
  const names = suites.map(({ suite }) => suite.name);
  return (
    suites.find(({ suite }) => suite.name === name)?.suite ??
    throwUsageError(`init: there is no suite "${name}"${similarNamesHint(name, names)}; there are: ${names.join(', ')}`)
  );
}

async function suiteAsked(suites: readonly InitSuite[], asking: Asking): Promise<SuiteDescriptor> {
  const widest = Math.max(...suites.map(({ suite }) => suite.name.length));
  const list = suites.map(
    ({ suite, description }, at) => `  ${at + 1}  ${suite.name.padEnd(widest)}  ${description.split(':', 1)}\n`,
  );
  const question: InitQuestion = {
    option: 'suite',
    text: `${list.join('')}Which of them`,
    example: '1',
    read: (answer) => ({ suite: suiteNamed(suites[Number(answer) - 1]?.suite.name ?? answer, suites).name }),
  };
  const { suite } = await answersTo([question], {}, { command: 'init', asking });
  return suiteNamed(suite!, suites);
}

async function ciAsked(repository: Repository, asking: Asking): Promise<CiChoice> {
  const question: InitQuestion = {
    option: 'ci',
    text: 'A file for CI: github, gitlab or none',
    usual: repository.ci,
    read: (answer) => ({ ci: ciNamed(answer) }),
  };
  const { ci } = await answersTo([question], {}, { command: 'init', asking });
  return ci as CiChoice;
}

function ciNamed(text: string): CiChoice {
  return (
    CI_CHOICES.find((choice) => choice === text) ??
    throwUsageError(`--ci takes ${CI_CHOICES.join(', ')}, not "${text}"`)
  );
}

/** The options of the command line that answer questions, by their long names. */
function givenAnswers(questions: readonly InitQuestion[], options: InitOptions): Readonly<Record<string, string>> {
  const texts = Object.entries(options).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(' ') : value;
    return typeof text === 'string' ? [[optionKey(name), text] as const] : [];
  });
  return Object.fromEntries(texts.filter(([name]) => questions.some(({ option }) => option === name)));
}
