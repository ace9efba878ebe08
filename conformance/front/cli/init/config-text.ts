import { stringify } from 'yaml';
import type { ConfigLine, InitSection } from '../../../command/suite-init.ts';
import { withVisibleControls } from '../../../core/text/legible-text.ts';
import { wrap } from '../../../report/console/wrap.ts';

/** How wide comments are. */
const WIDTH = 100;
const INDENT = '  ';

/** The text of a `touchstone.yaml` with the section of one suite. */
export function configText(suite: string, { found, lines }: InitSection): string {
  const head = [
    comment(`The options of "touchstone check ${suite}". Those of the command line replace them.`, ''),
    comment(
      `To use an option that stands here as a comment, remove its "# ". "check ${suite} --help" has all options.`,
      '',
    ),
    '\n',
  ];
  const sentences = found.map((sentence) => comment(sentence, INDENT));
  return [...head, `${suite}:\n`, ...sentences, ...lines.map(block)].join('');
}

/** A line of the section with its comment, after an empty line. */
function block({ key, value, comment: text, asComment = false }: ConfigLine): string {
  const yaml = stringify({ [key]: value }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
  const shown = yaml.map((line) => `${INDENT}${asComment ? '# ' : ''}${line}\n`);
  return `\n${text === undefined ? '' : comment(text, INDENT)}${shown.join('')}`;
}

/** A comment, which may have a text of the target in it: no character ends a line of it. */
function comment(text: string, indent: string): string {
  const line = withVisibleControls(text.replaceAll(/\s+/g, ' ').trim());
  return wrap(line, 0, WIDTH - indent.length)
    .split('\n')
    .map((part) => `${indent}# ${part}\n`)
    .join('');
}
