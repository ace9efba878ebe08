import { refuseSecret } from '../../../command/secrets/refuse-secret.ts';
import {
  COMMON_LINES,
  type ConfigLine,
  type InitAnswers,
  type InitQuestion,
  type InitSection,
  type SuiteInit,
} from '../../../command/suite-init.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { legibleText } from '../../../core/text/legible-text.ts';
import { missingPackages } from '../../../lab/chain/hardhat-packages.ts';
import { refuseRunner } from '../package-runners.ts';
import { type FoundTool, findTool } from './find-tool.ts';

const QUESTIONS: readonly InitQuestion[] = [
  {
    option: 'command',
    text: 'Command line of the tool, as it is typed before its arguments',
    example: 'my-migrate',
    instead: ['module', 'image'],
    read: (answer) => {
      refuseRunner('--command', answer);
      refuseSecret('--command', answer, 'tool');
      return { command: answer };
    },
  },
  {
    option: 'module',
    text: 'Its library',
    optional: true,
    instead: ['command', 'image'],
    read: (module) => ({ module }),
  },
  {
    option: 'image',
    text: 'Its image',
    optional: true,
    instead: ['command', 'module'],
    read: (image) =>
      /^[^\s-]\S*$/.test(image)
        ? { image }
        : throwUsageError(`--image takes the reference of an image, not "${image}"`),
  },
];

/** `touchstone init migration`. */
export const migrationInit: SuiteInit = {
  busy: 'running the tool',
  questions: QUESTIONS,
  section: async (answers, signal) => {
    const { command } = answers;
    const tool = command === undefined ? undefined : await findTool(command, process.cwd(), signal);
    return sectionOf(answers, tool);
  },
};

function sectionOf(answers: InitAnswers, tool: FoundTool | undefined): InitSection {
  const lacking = missingPackages();
  return {
    found: sentencesOn(tool),
    ...(lacking === undefined ? {} : { toDo: [`First: ${lacking}.`.replace(/\.\.$/, '.')] }),
    secrets: [],
    lines: [
      ...wayLines(answers),
      ...nameLines(tool),
      {
        key: 'core-version',
        value: '0.0.1-rc.57',
        comment: "The version of the core contracts to ask for, in place of the tool's own choice.",
        asComment: true,
      },
      {
        key: 'profile',
        value: 'durable-deploy',
        comment: 'Judge also idempotence, resuming, locks, and validation before spending.',
        asComment: true,
      },
      ...COMMON_LINES,
    ],
  };
}

function sentencesOn(tool: FoundTool | undefined): readonly string[] {
  if (!tool) return [];
  if (tool.why !== undefined) return [`The tool gave no help (--help): ${legibleText(tool.why, 300)}.`];
  if (tool.unmentioned.length === 0) return ['The tool answers --help, which mentions all commands of the interface.'];
  return [`The tool answers --help, which does not mention ${tool.unmentioned.join(', ')}.`];
}

const WAYS: Readonly<Record<string, Pick<ConfigLine, 'value' | 'comment'>>> = {
  command: { value: 'my-migrate', comment: 'Its command line, to which arguments are added.' },
  module: { value: './index.js', comment: 'Its library: a Node package, or the path of a module.' },
  image: { value: 'my-migration:1.0.0', comment: 'Its container image.' },
};

function wayLines(answers: InitAnswers): readonly ConfigLine[] {
  return Object.entries(WAYS).map(([key, { value, comment }]) => ({
    key,
    value: answers[key] ?? value,
    ...(comment === undefined ? {} : { comment }),
    asComment: answers[key] === undefined,
  }));
}

/** A tool whose help has not the words of the document may have others for them. */
function nameLines(tool: FoundTool | undefined): readonly ConfigLine[] {
  const [word] = tool?.unmentioned ?? [];
  if (word === undefined) return [];
  return [
    {
      key: 'names',
      value: { commands: { [word]: 'its-own-word' } },
      comment: 'What the tool calls the things that the interface document names: see docs/migration.md.',
      asComment: true,
    },
  ];
}
