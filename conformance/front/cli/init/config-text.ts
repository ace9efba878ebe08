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
  const shown = yamlOf({ [key]: value })
    .split('\n')
    .map((line) => `${INDENT}${asComment ? '# ' : ''}${line}\n`);
  return `\n${text === undefined ? '' : comment(text, INDENT)}${shown.join('')}`;
}

/** Control characters, as they are or as JSON escapes them. */
const CONTROLS = /\p{Cc}|\\[bfnrtu]/u;

/** Data as YAML, in which a control character is an escape of a double-quoted text (YAML 1.2.2, section 5.7). */
function yamlOf(data: object): string {
  if (!CONTROLS.test(JSON.stringify(data))) return stringify(data, { lineWidth: 0 }).trimEnd();
  return stringify(data, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })
    .trimEnd()
    .replace(/[^\P{Cc}\n]/gu, (char) => `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** A comment, which may have a text of the target in it: no character ends a line of it. */
function comment(text: string, indent: string): string {
  const line = withVisibleControls(text.replaceAll(/\s+/g, ' ').trim());
  return wrap(line, 0, WIDTH - indent.length)
    .split('\n')
    .map((part) => `${indent}# ${part}\n`)
    .join('');
}
